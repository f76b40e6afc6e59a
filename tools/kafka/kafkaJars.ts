import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { kafkaVersion } from './kafkaVersion'

const cache = join(homedir(), '.cache', 'prumo')

const project = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion><groupId>prumo</groupId><artifactId>kafka</artifactId><version>1</version><packaging>pom</packaging>
  <dependencies>
    <dependency><groupId>org.apache.kafka</groupId><artifactId>kafka_2.13</artifactId><version>${kafkaVersion}</version></dependency>
    <dependency><groupId>ch.qos.reload4j</groupId><artifactId>reload4j</artifactId><version>1.2.25</version></dependency>
    <dependency><groupId>org.slf4j</groupId><artifactId>slf4j-reload4j</artifactId><version>1.7.36</version></dependency>
  </dependencies>
</project>`

/** The folder with Kafka's jars from Maven Central, fetched once. Throws what is missing. */
export async function kafkaJars(): Promise<string> {
  require('java', '-version')
  const folder = join(cache, `kafka-${kafkaVersion}`)
  if (!existsSync(folder)) await fetchInto(folder)
  return folder
}

/** Into a folder of its own name first: half a download is never taken for the whole. */
async function fetchInto(folder: string): Promise<void> {
  require('mvn', '--version')
  await mkdir(cache, { recursive: true })
  const draft = await mkdtemp(`${folder}-`)
  try {
    await writeFile(join(draft, 'pom.xml'), project)
    const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${draft}`]
    const { status, stdout } = spawnSync('mvn', ['-q', '-B', '-f', join(draft, 'pom.xml'), ...goal], {
      encoding: 'utf8',
      timeout: 300_000,
    })
    if (status !== 0) throw new Error(`Maven could not fetch Kafka: ${stdout?.split('\n')[0]}`)
    await rename(draft, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

function require(program: string, option: string) {
  if (spawnSync(program, [option]).status !== 0) throw new Error(`there is no ${program} on this machine`)
}
