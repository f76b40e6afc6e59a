import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../platform/layout/useToasts'
import { newId } from '../platform/newId'
import { send } from '../platform/server/api'
import type { Failure } from '../platform/server/failure'
import { useAccess } from '../platform/session/useAccess'
import { useLanguage } from '../platform/texts/useLanguage'
import { downloadExport } from './downloadExport'

const formats = ['csv', 'json'] as const

type Props = { viewId: string | undefined; reopen: () => Promise<string> }

/** Takes what the filters show out of Prumo, as a file. */
export function ExportMenu({ viewId, reopen }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const can = useAccess()
  const toasts = useToasts()
  const [exporting, setExporting] = useState(false)
  if (!can('actionLog', 'viewOnly')) return null

  const exportAs = async (format: (typeof formats)[number]) => {
    setExporting(true)
    try {
      const exportId = newId()
      await send('ExportActionLog', { viewId: viewId ?? (await reopen()), exportId, format }).catch(async (failure) => {
        if (!(failure as Failure).code.startsWith('actionLog.view')) throw failure
        await send('ExportActionLog', { viewId: await reopen(), exportId, format })
      })
      downloadExport(exportId, language)
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
        <Button icon={<ArrowDownloadRegular />} disabledFocusable={exporting || viewId === undefined}>
          {t('command.ExportActionLog')}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {formats.map((format) => (
            <MenuItem key={format} onClick={() => void exportAs(format)}>
              {t(`exportFormat.${format}`)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
