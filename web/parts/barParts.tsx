import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SaveBar } from '../platform/forms/SaveBar'
import { FailureBar } from '../platform/layout/FailureBar'
import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '../platform/layout/MessageBar'
import { StepList } from '../platform/layout/StepList'
import { Toolbar } from '../platform/layout/Toolbar'
import { ToolbarButton } from '../platform/layout/ToolbarButton'
import { useToasts } from '../platform/layout/useToasts'
import { SelectionBar } from '../platform/selection/SelectionBar'
import { Failure } from '../platform/server/failure'
import type { Part } from './part'

function Messages() {
  const { t } = useTranslation()
  return (['info', 'success', 'warning', 'error'] as const).map((intent) => (
    <MessageBar key={intent} intent={intent}>
      <MessageBarBody>
        <MessageBarTitle>{t('parts.sample.task')}</MessageBarTitle>
        {t('parts.sample.sentence')}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small">{t('retry')}</Button>
      </MessageBarActions>
    </MessageBar>
  ))
}

function Save() {
  const { t } = useTranslation()
  const { done } = useToasts()
  const id = useId()
  const [isDiscarded, setDiscarded] = useState(false)
  return (
    <form
      id={id}
      style={{ width: '100%' }}
      onSubmit={(event) => {
        event.preventDefault()
        done(t('done.generic'))
      }}
    >
      <SaveBar
        form={id}
        isDiscarded={isDiscarded}
        isSending={false}
        failure={undefined}
        onDiscard={() => setDiscarded(true)}
        onUndo={() => setDiscarded(false)}
        onLeft={() => {}}
      />
    </form>
  )
}

function Steps() {
  const { t } = useTranslation()
  const steps = [1, 2, 3].map((number) => t('parts.sample.numbered', { number }))
  return <StepList label={t('parts.sample.tasks')} steps={steps} at={1} />
}

function Selected() {
  const { t } = useTranslation()
  const { done } = useToasts()
  return (
    <div style={{ width: '100%' }}>
      <SelectionBar
        label={t('command.ChangeTasks')}
        count={t('bulk.selected', { count: 2 })}
        onLeave={() => done(t('done.generic'))}
      >
        <Button size="small">{t('bulk.fields')}</Button>
      </SelectionBar>
    </div>
  )
}

function Tools() {
  const { t } = useTranslation()
  return (
    <Toolbar>
      <ToolbarButton isNamed icon={<AddRegular />} label={t('add')} />
      <Button size="small">{t('next')}</Button>
    </Toolbar>
  )
}

const layout = 'web/platform/layout'

/** Lines that say or do something where it matters. */
export const barParts: readonly Part[] = [
  { name: 'Toolbar', file: `${layout}/Toolbar.tsx`, Example: Tools },
  { name: 'MessageBar', file: `${layout}/MessageBar.tsx`, Example: Messages },
  {
    name: 'FailureBar',
    file: `${layout}/FailureBar.tsx`,
    Example: () => <FailureBar failure={new Failure('service.busy', 503)} onRetry={() => {}} />,
  },
  { name: 'StepList', file: `${layout}/StepList.tsx`, Example: Steps },
  { name: 'SelectionBar', file: 'web/platform/selection/SelectionBar.tsx', Example: Selected },
  { name: 'SaveBar', file: 'web/platform/forms/SaveBar.tsx', Example: Save },
]
