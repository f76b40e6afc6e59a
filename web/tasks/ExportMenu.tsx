import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureBar } from '../platform/layout/FailureBar'
import type { Failure } from '../platform/server/failure'
import { useLanguage } from '../platform/texts/useLanguage'
import type { ExportedTask } from './exportTasks'

type Props = { name: string; tasks: () => Promise<readonly ExportedTask[]> }

const formats = ['xlsx', 'csv'] as const

/** Saves the tasks that a screen shows, as it shows them, as a file for a spreadsheet program. */
export function ExportMenu({ name, tasks }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const save = async (format: (typeof formats)[number]) => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { exportTasks } = await import('./exportTasks')
      await exportTasks(await tasks(), { format, name, language, t })
    } catch (error) {
      setFailure(error as Failure)
    }
    setBusy(false)
  }
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button size="small" icon={<ArrowDownloadRegular />} disabledFocusable={busy}>
            {t('tasks.export')}
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {formats.map((format) => (
              <MenuItem key={format} onClick={() => void save(format)}>
                {t(`tasks.exportAs.${format}`)}
              </MenuItem>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
      <FailureBar failure={failure} />
    </>
  )
}
