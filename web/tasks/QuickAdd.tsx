import { Button, Input, makeStyles, Select, ToggleButton, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, today } from '../platform/formats/dates'
import { FieldErrors } from '../platform/forms/fieldErrors'
import { DateField, TextField } from '../platform/forms/fields'
import { fieldsOf, focusOn } from '../platform/forms/formFields'
import { Framed } from '../platform/forms/textFields'
import { FailureBar } from '../platform/layout/FailureBar'
import { newId } from '../platform/newId'
import { send } from '../platform/server/api'
import type { Failure } from '../platform/server/failure'
import { atField } from './atField'
import { quickTask } from './quickTask'
import { taskFailure } from './taskFailure'

type Props = { projectId: string; stepId: string; people: ReadonlyMap<string, string>; onClose: () => void }

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

/** A task in one line: title, dates or duration, and who. It stays open for the next one; Escape closes it. */
export function QuickAdd({ projectId, stepId, people, onClose }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [taskId, setTaskId] = useState(() => newId())
  const [byDuration, setByDuration] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<Failure>()

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const refuse = (reasons: Record<string, string>) => {
      setErrors(reasons)
      const [first] = Object.keys(reasons)
      if (first) focusOn(form, first)
    }
    const { task, errors: found } = quickTask(fieldsOf(form), byDuration)
    setFailure(undefined)
    refuse(found)
    if (!task) return
    try {
      await send('QuickAddTask', { projectId, taskId, stepId, ...task })
      setTaskId(newId())
    } catch (error) {
      const refused = atField(taskFailure('QuickAddTask', error as Failure))
      const reasons = refused.fields.map(({ path, code }) => [byDuration && path === 'endOn' ? 'duration' : path, code])
      if (reasons.length > 0 && reasons.every(([name = '']) => form.elements.namedItem(name)))
        refuse(Object.fromEntries(reasons))
      else setFailure(refused)
    }
  }
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose()

  return (
    <form className={styles.root} onSubmit={(event) => void add(event)} onKeyDown={closeOnEscape} noValidate>
      <FieldErrors.Provider value={errors}>
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
      <FailureBar failure={failure} />
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
