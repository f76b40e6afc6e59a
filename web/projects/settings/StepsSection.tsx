import { Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useQuery } from '../../platform/api'
import { Loading } from '../../platform/Loading'
import { useCommand } from '../../platform/useCommand'
import { StepDialog } from '../../tasks/StepDialog'
import { StepMenu } from '../../tasks/StepMenu'
import type { SectionProps } from '../ProjectSettingsScreen'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  step: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  name: { flexGrow: 1, minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
})

/** The steps in their order. */
export function StepsSection({ project: { projectId }, manages }: SectionProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { run } = useCommand()
  const { data: board } = useQuery('board', { projectId })
  if (!board) return <Loading rows={5} />
  const { steps } = board
  return (
    <>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li key={step.stepId} className={styles.step}>
            <div className={styles.name}>
              <div>{step.name}</div>
              <Text size={200} className={styles.quiet}>
                {step.description}
              </Text>
            </div>
            {step.finishes && (
              <Badge appearance="tint" color="success">
                {t('field.finishes')}
              </Badge>
            )}
            {step.taskLimit !== null && (
              <Text size={200} className={styles.quiet}>
                {t('settings.steps.limit', { limit: step.taskLimit })}
              </Text>
            )}
            {manages && (
              <>
                <Button
                  appearance="subtle"
                  icon={<ArrowUpRegular />}
                  aria-label={t('settings.steps.up', { name: step.name })}
                  disabledFocusable={index === 0}
                  onClick={() =>
                    index > 0 &&
                    void run('MoveStep', {
                      projectId,
                      stepId: step.stepId,
                      beforeStepId: steps[index - 1]?.stepId ?? null,
                    })
                  }
                />
                <Button
                  appearance="subtle"
                  icon={<ArrowDownRegular />}
                  aria-label={t('settings.steps.down', { name: step.name })}
                  disabledFocusable={index === steps.length - 1}
                  onClick={() =>
                    index < steps.length - 1 &&
                    void run('MoveStep', {
                      projectId,
                      stepId: step.stepId,
                      beforeStepId: steps[index + 2]?.stepId ?? null,
                    })
                  }
                />
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
