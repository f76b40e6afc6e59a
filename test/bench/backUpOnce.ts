import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { runCommand } from '@prumo/operations/command/runCommand'
import { readConfig } from '@prumo/platform/config'

/** Backs up the database of the environment into a folder, and tells the most memory that it took, in KiB. */
const [folder = ''] = process.argv.slice(2)
const silent = () => {}
process.exitCode = await runCommand({ readConfig, moduleTables }, ['backup', folder], { say: silent, tell: silent })
console.log(process.resourceUsage().maxRSS)
