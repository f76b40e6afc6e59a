import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureBar } from '../platform/layout/FailureBar'
import type { Failure } from '../platform/server/failure'
import { useLanguage } from '../platform/texts/useLanguage'

const formats = ['xlsx', 'csv'] as const

type Manner = { format: (typeof formats)[number]; language: Language; t: TFunction }
type Props = { save: (manner: Manner) => Promise<void> }

/** Saves what a screen lists, as it lists it, as a file for a spreadsheet program. */
export function ExportMenu({ save }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const saveAs = async (format: (typeof formats)[number]) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await save({ format, language, t })
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
              <MenuItem key={format} onClick={() => void saveAs(format)}>
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
