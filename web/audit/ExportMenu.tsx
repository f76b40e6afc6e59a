import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ToolbarButton } from '../platform/layout/ToolbarButton'
import { useToasts } from '../platform/layout/useToasts'
import { newId } from '../platform/newId'
import type { MakePaper } from '../platform/paper/paper'
import { papers } from '../platform/paper/papers'
import { usePaper } from '../platform/paper/usePaper'
import { send } from '../platform/server/api'
import type { Failure } from '../platform/server/failure'
import { useAccess, useSession } from '../platform/session/useAccess'
import { useLanguage } from '../platform/texts/useLanguage'
import { downloadExport, downloadProof } from './downloadExport'

const formats = ['csv', 'json', 'proof'] as const
type Format = (typeof formats)[number]

type Props = {
  /** Opens the view that is exported, or answers the one that is open; `undefined` until there is one. */
  view: (() => Promise<string>) | undefined
  /** Opens it anew, where it has expired. */
  reopen: () => Promise<string>
  /** What the view is searched for. Proofs are of all that it shows: they are not taken of what was found. */
  search?: string
  /** It is printed as well: under which title. */
  paper?: string
}

const recordExport = (format: Format, viewId: string, exportId: string) =>
  format === 'proof'
    ? send('ExportLogProof', { viewId, exportId })
    : send('ExportActionLog', { viewId, exportId, format })

/** Takes what the filters show out of Prumo, as a file: to read, or to verify. */
export function ExportMenu({ view, reopen, search = '', paper }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const can = useAccess()
  const signs = useSession()?.paymentInfo.premium === true
  const toasts = useToasts()
  const [exporting, setExporting] = useState(false)
  const record = async (format: Format, exportId: string) => {
    await recordExport(format, await (view ?? reopen)(), exportId).catch(async (failure) => {
      if (!(failure as Failure).code.startsWith('actionLog.view')) throw failure
      await recordExport(format, await reopen(), exportId)
    })
  }
  // What is taken away on paper is on record as well.
  const printed: MakePaper = async (reading) => {
    const { printedLog } = await import('./printedLog')
    const exportId = newId()
    await record('json', exportId)
    return { title: paper ?? '', table: await printedLog(exportId, reading, { language, t, search }) }
  }
  const mayExport = can('actionLog', 'viewOnly')
  usePaper(paper !== undefined && view !== undefined && mayExport ? printed : undefined)
  if (!mayExport) return null

  const exportAs = async (format: Format) => {
    setExporting(true)
    try {
      const exportId = newId()
      // Proofs reach to the last head: with a new one to all that is shown. After the trial's end heads are hourly.
      if (format === 'proof' && signs) await send('SignHead', {})
      await record(format, exportId)
      if (format === 'proof') downloadProof(exportId)
      else downloadExport(exportId, language, search)
      toasts.done(t('done.ExportActionLog'))
    } catch (failure) {
      toasts.failed(failure as Failure)
    } finally {
      setExporting(false)
    }
  }
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <ToolbarButton
          icon={<ArrowDownloadRegular />}
          disabledFocusable={exporting || view === undefined}
          label={t('command.ExportActionLog')}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {formats
            .filter((format) => search === '' || format !== 'proof')
            .map((format) => (
              <MenuItem key={format} onClick={() => void exportAs(format)}>
                {t(`exportFormat.${format}`)}
              </MenuItem>
            ))}
          {paper !== undefined && <MenuItem onClick={papers.show}>{t('shell.print')}</MenuItem>}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
