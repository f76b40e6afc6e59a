import { Button, MenuItem } from '@fluentui/react-components'
import { AddRegular, DeleteRegular, FilterRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { BeginButton } from '../platform/layout/BeginButton'
import { ButtonLink } from '../platform/layout/ButtonLink'
import { CopyLink } from '../platform/layout/CopyLink'
import { DownloadMenu } from '../platform/layout/DownloadMenu'
import { MoreMenu } from '../platform/layout/MoreMenu'
import { TextButton } from '../platform/layout/TextButton'
import { ToolButton } from '../platform/layout/ToolButton'
import { ToolbarButton } from '../platform/layout/ToolbarButton'
import { useToasts } from '../platform/layout/useToasts'
import type { Part } from './part'

function Buttons() {
  const { t } = useTranslation()
  const { done } = useToasts()
  const tell = () => done(t('done.generic'))
  return (
    <div>
      <Button appearance="primary" onClick={tell}>
        {t('save')}
      </Button>{' '}
      <Button onClick={tell}>{t('cancel')}</Button>{' '}
      <Button appearance="subtle" onClick={tell}>
        {t('close')}
      </Button>
    </div>
  )
}

function ToolbarButtons() {
  const { t } = useTranslation()
  const { done } = useToasts()
  const tell = () => done(t('done.generic'))
  return (
    <div>
      <ToolbarButton isNamed icon={<FilterRegular />} label={t('filters')} onClick={tell} />{' '}
      <ToolbarButton icon={<AddRegular />} appearance="primary" label={t('add')} onClick={tell} />
    </div>
  )
}

function Tool() {
  const { t } = useTranslation()
  const { done } = useToasts()
  return <ToolButton label={t('delete')} icon={<DeleteRegular />} onClick={() => done(t('done.generic'))} />
}

function Begin() {
  const { t } = useTranslation()
  const { done } = useToasts()
  return <BeginButton command="AddTask" label={t('task.new')} onBegin={() => done(t('done.generic'))} />
}

function More() {
  const { t } = useTranslation()
  const { done } = useToasts()
  return (
    <MoreMenu label={t('parts.sample.actions')}>
      <MenuItem onClick={() => done(t('done.generic'))}>{t('delete')}</MenuItem>
    </MoreMenu>
  )
}

function Downloads() {
  const { t } = useTranslation()
  const { done } = useToasts()
  return <DownloadMenu downloads={[{ name: 'XLSX', save: async () => done(t('done.generic')) }]} />
}

function Link() {
  const { t } = useTranslation()
  return <ButtonLink to="/">{t('parts.sample.task')}</ButtonLink>
}

function Text() {
  const { t } = useTranslation()
  const { done } = useToasts()
  return <TextButton onClick={() => done(t('done.generic'))}>{t('undo')}</TextButton>
}

const layout = 'web/platform/layout'

/** What is pressed. */
export const buttonParts: readonly Part[] = [
  { name: 'Button', file: '@fluentui/react-components', Example: Buttons },
  { name: 'ToolbarButton', file: `${layout}/ToolbarButton.tsx`, Example: ToolbarButtons },
  { name: 'ToolButton', file: `${layout}/ToolButton.tsx`, Example: Tool },
  { name: 'ButtonLink', file: `${layout}/ButtonLink.tsx`, Example: Link },
  { name: 'TextButton', file: `${layout}/TextButton.tsx`, Example: Text },
  { name: 'BeginButton', file: `${layout}/BeginButton.tsx`, Example: Begin },
  { name: 'MoreMenu', file: `${layout}/MoreMenu.tsx`, Example: More },
  { name: 'DownloadMenu', file: `${layout}/DownloadMenu.tsx`, Example: Downloads },
  { name: 'CopyLink', file: `${layout}/CopyLink.tsx`, Example: () => <CopyLink address="/" size="small" /> },
]
