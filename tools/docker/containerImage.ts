import { setTimeout as pause } from 'node:timers/promises'
import { dockerEngine } from './dockerEngine'

const pulledWithinMs = 300_000

/** Makes sure that Docker has this image and can start it, or answers why not. Never rejects. */
export async function containerImage(image: string): Promise<{ image: string } | { reason: string }> {
  const engine = await dockerEngine()
  if ('reason' in engine) return engine
  try {
    await Promise.race([pull(image), tooLate()])
    return { image }
  } catch (error) {
    return { reason: `Docker at ${engine.host} cannot run ${image}: ${firstLineOf(error)}` }
  }
}

/** The reaper, which removes what a killed run leaves behind, is an image of its own: it has to come as well. */
async function pull(image: string): Promise<void> {
  const { getContainerRuntimeClient, getReaper, ImageName } = await import('testcontainers')
  const client = await getContainerRuntimeClient()
  const name = ImageName.fromString(image)
  await client.image.pull(name)
  if (!(await client.image.exists(name))) throw new Error('it could not be pulled')
  await getReaper(client)
}

async function tooLate(): Promise<never> {
  await pause(pulledWithinMs, undefined, { ref: false })
  throw new Error(`it was not pulled within ${pulledWithinMs / 1000} s`)
}

const firstLineOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0]
