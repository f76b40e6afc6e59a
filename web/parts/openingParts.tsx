import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../platform/forms/ConfirmDialog'
import { TabsInSight } from '../platform/layout/TabsInSight'
import { useToasts } from '../platform/layout/useToasts'
import { Failure } from '../platform/server/failure'
import { DrawerExample } from './DrawerExample'
import type { Part } from './part'

function Tabs() {
  const { t } = useTranslation()
  const [open, setOpen] = useState('details')
  const tabs = (['details', 'history'] as const).map((value) => ({ value, name: t(`task.${value}`) }))
  return <TabsInSight className="" label={t('query.task')} open={open} tabs={tabs} onOpen={setOpen} />
}

function Confirmed() {
  const { t } = useTranslation()
  const { done } = useToasts()
  const confirm = async () => {
    done(t('done.generic'))
    return true
  }
  return (
    <ConfirmDialog
      trigger={<Button>{t('delete')}</Button>}
      title={t('parts.sample.task')}
      action={t('delete')}
      onConfirm={confirm}
    >
      {t('parts.sample.sentence')}
    </ConfirmDialog>
  )
}

function Toasts() {
  const { t } = useTranslation()
  const { done, failed } = useToasts()
  return (
    <div>
      <Button onClick={() => done(t('done.generic'))}>{t('parts.sample.done')}</Button>{' '}
      <Button onClick={() => done(t('done.generic'), () => {})}>{t('parts.sample.undoable')}</Button>{' '}
      <Button onClick={() => failed(new Failure('service.busy', 503))}>{t('parts.sample.failed')}</Button>
    </div>
  )
}

/** What opens over a screen or beside it. */
export const openingParts: readonly Part[] = [
  { name: 'ItemDrawer', file: 'web/platform/layout/ItemDrawer.tsx', Example: DrawerExample },
  { name: 'ConfirmDialog', file: 'web/platform/forms/ConfirmDialog.tsx', Example: Confirmed },
  { name: 'Notices', file: 'web/platform/layout/Notices.tsx', Example: Toasts },
  { name: 'TabsInSight', file: 'web/platform/layout/TabsInSight.tsx', Example: Tabs },
]
