import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { readConfig } from '@prumo/platform/config'
import { askUnseen } from './command/askUnseen'
import { runCommand } from './command/runCommand'

process.exitCode = await runCommand({ readConfig, moduleTables }, process.argv.slice(2), {
  say: (line) => console.log(line),
  tell: (progress) => console.error(progress),
  ask: askUnseen,
})
