import { it } from 'vitest'
import { tellStory } from '../browser/tellStory'
import { isLong } from '../run/length'
import { waitsForLength } from '../run/waits'
import { deployCluster } from './deployCluster'

const cluster = isLong ? await deployCluster() : { reason: waitsForLength }
if ('reason' in cluster) it('The story is told in a cluster', ({ skip }) => skip(cluster.reason))
else
  tellStory(async () => ({
    url: cluster.url,
    restart: async () => {
      const processes = [...cluster.processes.values()]
      for (const process of processes) await process.kill()
      await Promise.all(processes.map((process) => process.start()))
    },
    stop: async () => {
      const differences = await cluster.differences()
      await cluster.stop()
      return differences
    },
  }))
