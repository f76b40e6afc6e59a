import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../server/failure'
import { FailureBar } from './FailureBar'
import { ToolbarButton } from './ToolbarButton'

/** A way in which a screen is taken away. It rejects with a `Failure` where it cannot be. */
export type Download = { name: string; save: () => Promise<void> }

type Props = {
  downloads: readonly Download[]
  /** Tells it from others beside it; it begins with what the button says. */
  label?: string | undefined
}

/** Takes away what a screen shows, in one of several ways: one at a time, with the reason where it fails. */
export function DownloadMenu({ downloads, label }: Props) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const take = async ({ save }: Download) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await save()
    } catch (error) {
      setFailure(error instanceof Failure ? error : new Failure('failure.unexpected', 0))
    }
    setBusy(false)
  }
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <ToolbarButton icon={<ArrowDownloadRegular />} disabledFocusable={busy} label={label ?? t('tasks.export')} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {downloads.map((download) => (
              <MenuItem key={download.name} onClick={() => void take(download)}>
                {download.name}
              </MenuItem>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
      <FailureBar failure={failure} />
    </>
  )
}
