import { Button, Input, makeStyles, Select, ToggleButton, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, today } from '../platform/formats/dates'
import { FieldErrors } from '../platform/forms/fieldErrors'
import { DateField, TextField } from '../platform/forms/fields'
import type { Fields } from '../platform/forms/formFields'
import { Framed } from '../platform/forms/textFields'
import { useCommandForm } from '../platform/forms/useCommandForm'
import { newId } from '../platform/newId'
import { quickTask } from './quickTask'
import type { QuickTask } from './useBoard'

type Props = {
  stepId: string
  people: ReadonlyMap<string, string>
  onAdd: (task: QuickTask) => void
  onClose: () => void
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    margin: '0 8px 8px',
    padding: '8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}`,
  },
  pair: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8px' },
  actions: { display: 'flex', gap: '6px', alignItems: 'center' },
})

/** A task in one line: title, dates or duration, and who. It stays open for the next task at once; Escape closes it. */
export function QuickAdd({ stepId, people, onAdd, onClose }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [taskId, setTaskId] = useState(() => newId())
  const [byDuration, setByDuration] = useState(false)
  const [hasAdded, setHasAdded] = useState(false)
  // Enter pressed twice adds one task, and is nothing to complain of.
  const isDone = (fields: Fields) => hasAdded && fields.text('title').trim() === ''
  const form = useCommandForm({
    check: (fields) => (isDone(fields) ? {} : quickTask(fields, byDuration).errors),
    onSubmit: async (fields) => {
      const { task } = quickTask(fields, byDuration)
      if (!task) return
      onAdd({ taskId, stepId, ...task })
      setTaskId(newId())
      setHasAdded(true)
    },
  })
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose()

  return (
    <form {...form.props} className={styles.root} onKeyDown={closeOnEscape}>
      <FieldErrors.Provider value={form.errors}>
        <Framed name="title" label="" required>
          {/* Another task has a title of its own: what an input was given once, it gives back. */}
          <Input
            key={taskId}
            name="title"
            autoFocus
            autoComplete="off"
            maxLength={500}
            placeholder={t('quickAdd.title')}
            aria-label={t('quickAdd.title')}
          />
        </Framed>
        <div className={styles.pair}>
          <DateField name="startOn" size="small" value={today()} />
          {byDuration ? (
            <TextField name="duration" size="small" value="5" inputMode="numeric" maxLength={3} />
          ) : (
            <DateField name="endOn" size="small" value={addDays(today(), 4)} />
          )}
        </div>
        <Framed name="assigneeId">
          <Select name="assigneeId" size="small">
            <option value="">{t('board.nobody')}</option>
            {[...people].map(([userId, name]) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </Select>
        </Framed>
      </FieldErrors.Provider>
      <div className={styles.actions}>
        <Button type="submit" size="small" appearance="primary">
          {t('quickAdd.add')}
        </Button>
        <ToggleButton size="small" checked={byDuration} onClick={() => setByDuration(!byDuration)}>
          {t('quickAdd.byDuration')}
        </ToggleButton>
        <Button
          size="small"
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={t('close')}
          onClick={onClose}
          style={{ marginLeft: 'auto' }}
        />
      </div>
    </form>
  )
}
