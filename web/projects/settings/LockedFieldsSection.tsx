import { Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { isToCome } from '../../platform/toCome'
import type { SectionProps } from '../ProjectSettingsScreen'
import { withLocked } from './boardChanges'
import { useBoardChange } from './useBoardChange'

const lockable = [
  'title',
  'description',
  'startOn',
  'endOn',
  'baselineStartOn',
  'baselineEndOn',
  'timeOfDay',
  'priority',
  'assigneeId',
  'tagIds',
  'deliveryGroup',
  'requirements',
  'predecessorIds',
  'progress',
  'estimatedMinutes',
  'realizedMinutes',
  'hourCents',
  'colour',
  'occurrence',
  'customFields',
] as const
/** Those that a form shows; what is locked besides stays locked. */
const offered = lockable.filter((field) => !isToCome(`field.${field}`))

const useStyles = makeStyles({
  frame: {
    overflowX: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  table: {
    borderCollapse: 'collapse',
    '& th, & td': { padding: '2px 10px', borderBottom: `1px solid ${tokens.colorNeutralStroke3}`, textAlign: 'center' },
    '& th[scope=row]': {
      position: 'sticky',
      left: 0,
      textAlign: 'left',
      fontWeight: tokens.fontWeightRegular,
      whiteSpace: 'nowrap',
      backgroundColor: tokens.colorNeutralBackground1,
    },
    '& thead th': {
      padding: '8px 10px',
      fontSize: tokens.fontSizeBase200,
      backgroundColor: tokens.colorNeutralBackground3,
    },
  },
})

/** Which fields of a task nobody changes while it stands in a step. */
export function LockedFieldsSection({ project: { projectId }, manages }: SectionProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { board, failure, retry, change } = useBoardChange(projectId)
  if (!board) return failure ? <FailureBar failure={failure} onRetry={retry} /> : <Loading rows={8} />
  const toggle = (stepId: string, locked: readonly string[], field: string, lock: boolean) => {
    const fields = (lock ? [...locked, field] : locked.filter((each) => each !== field)) as (typeof lockable)[number][]
    void change('LockStepFields', { projectId, stepId, fields }, (shown) => withLocked(shown, stepId, fields))
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className={styles.frame} tabIndex={0} aria-label={t('settings.locks.title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('settings.locks.field')}</th>
            {board.steps.map(({ stepId, name }) => (
              <th key={stepId} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offered.map((field) => (
            <tr key={field}>
              <th scope="row">{t(`field.${field}`)}</th>
              {board.steps.map(({ stepId, name, lockedFields }) => (
                <td key={stepId}>
                  {manages ? (
                    <Checkbox
                      aria-label={t('settings.locks.lock', { field: t(`field.${field}`), step: name })}
                      checked={lockedFields.includes(field)}
                      onChange={(_, { checked }) => toggle(stepId, lockedFields, field, checked === true)}
                    />
                  ) : (
                    t(lockedFields.includes(field) ? 'yes' : 'no')
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
