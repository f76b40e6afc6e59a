import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { ExportMenu } from './ExportMenu'
import { openView } from './openView'

const openWhole = () => openView(wholeLog)

/** Takes away all of the action log that the person may see, without showing it first. */
export const WholeLogExport = () => <ExportMenu view={openWhole} reopen={openWhole} />
