import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { QuietText } from '../../platform/layout/QuietText'
import { RoomyBadge } from '../../platform/layout/RoomyBadge'
import { StepDialog } from '../../tasks/StepDialog'
import { StepMenu } from '../../tasks/StepMenu'
import type { SectionProps } from '../ProjectSettingsScreen'
import { placeBeside, withStepMoved } from './boardChanges'
import { useBoardChange } from './useBoardChange'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  step: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '40px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  name: { flexGrow: 1, minWidth: 0 },
})

/** The steps in their order. */
export function StepsSection({ project: { projectId }, manages }: SectionProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const list = useRef<HTMLOListElement>(null)
  const { board, failure, retry, change } = useBoardChange(projectId)
  if (!board) return failure ? <FailureBar failure={failure} onRetry={retry} /> : <Loading rows={5} />
  const { steps } = board
  const move = async (stepId: string, way: 'up' | 'down') => {
    const beforeStepId = placeBeside(board, stepId, way)
    if (beforeStepId === undefined) return
    const done = change('MoveStep', { projectId, stepId, beforeStepId }, (shown) =>
      withStepMoved(shown, stepId, beforeStepId),
    )
    // A row that moves within its list loses the focus: whoever moves a step by keyboard moves it on from there.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-step="${stepId}"] [data-way="${way}"]`)?.focus(),
    )
    await done
  }
  return (
    <>
      <ol ref={list} className={styles.list}>
        {steps.map((step, index) => (
          <li key={step.stepId} data-step={step.stepId} className={styles.step}>
            <div className={styles.name}>
              <div>{step.name}</div>
              <QuietText>{step.description}</QuietText>
            </div>
            {step.finishes && (
              <RoomyBadge appearance="tint" color="success">
                {t('field.finishes')}
              </RoomyBadge>
            )}
            {step.taskLimit !== null && <QuietText>{t('settings.steps.limit', { limit: step.taskLimit })}</QuietText>}
            {manages && (
              <>
                {(['up', 'down'] as const).map((way) => (
                  <Button
                    key={way}
                    appearance="subtle"
                    size="small"
                    data-way={way}
                    icon={way === 'up' ? <ArrowUpRegular /> : <ArrowDownRegular />}
                    aria-label={t(`settings.steps.${way}`, { name: step.name })}
                    disabledFocusable={index === (way === 'up' ? 0 : steps.length - 1)}
                    onClick={() => void move(step.stepId, way)}
                  />
                ))}
                <StepMenu projectId={projectId} step={step} steps={steps} />
              </>
            )}
          </li>
        ))}
      </ol>
      {manages && (
        <div>
          <StepDialog projectId={projectId} trigger={<Button appearance="primary">{t('command.AddStep')}</Button>} />
        </div>
      )}
    </>
  )
}
