import { Button, makeStyles, Select, Textarea, ToggleButton, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import type { Tag } from '@prumo/contracts/tasks/queries'
import { type KeyboardEvent, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptText } from '../platform/drafts/useKeptText'
import { isKeyWithin } from '../platform/focus/isKeyWithin'
import { addDays, today } from '../platform/formats/dates'
import { DateField } from '../platform/forms/DateField'
import { FieldErrors } from '../platform/forms/fieldErrors'
import { type Fields, fieldsOf } from '../platform/forms/formFields'
import { Framed, TextField } from '../platform/forms/textFields'
import { useCommandForm } from '../platform/forms/useCommandForm'
import { newId } from '../platform/newId'
import { endLeft } from './endLeft'
import { QuickAddPreview } from './QuickAddPreview'
import { linesOf, mostQuickLines, newTagsIn, type QuickLine } from './quickLines'
import { quickTask } from './quickTask'
import { newTags } from './taskParts'
import type { QuickTask } from './useBoard'
import { useQuickLines } from './useQuickLines'

type Props = {
  projectId: string
  stepId: string
  people: ReadonlyMap<string, string>
  tags: ReadonlyMap<string, Tag>
  /** Whether the person may make tags. */
  makesTags: boolean
  onAdd: (tasks: QuickTask[]) => void
  onClose: () => void
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    minHeight: 0,
    overflowY: 'auto',
    margin: '0 8px 8px',
    padding: '8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}`,
  },
  pair: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8px' },
  actions: { display: 'flex', gap: '6px', alignItems: 'center' },
})

const mostRows = 6

/**
 * A task in one line, with days, person, priority and tags in it; or many tasks, a line each. It stays open for the
 * next ones at once; Escape closes it.
 */
export function QuickAdd({ projectId, stepId, people, tags, makesTags, onAdd, onClose }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [round, setRound] = useState(0)
  const [title = '', writeTitle] = useKeptText(`task in ${stepId}`)
  const [byDuration, setByDuration] = useState(false)
  const [proposed] = useState(usual)
  const [, redraw] = useState({})
  const readLine = useQuickLines(people, tags)
  const linesIn = (text: string, fields: Fields): QuickLine[] => {
    const { startOn, endOn, assigneeId } = quickTask(fields, byDuration, proposed).task ?? proposed
    return linesOf(text).map((line) => readLine(line, { startOn, endOn, assigneeId }))
  }
  // Enter pressed twice adds one task, and is nothing to complain of.
  const isDone = (fields: Fields) => round > 0 && fields.text('title').trim() === ''
  const check = (fields: Fields) => {
    const { errors } = quickTask(fields, byDuration, proposed)
    const problem = Object.keys(errors).length === 0 && problemOf(linesIn(fields.text('title'), fields))
    return isDone(fields) ? {} : problem ? { title: problem } : errors
  }
  const form = useCommandForm({
    check,
    onSubmit: async (fields) => {
      const lines = linesIn(fields.text('title'), fields)
      if (lines.length === 0) return
      onAdd(lines.map(({ unread: _, problem: __, ...task }) => ({ taskId: newId(), stepId, ...task })))
      writeTitle(undefined)
      setRound(round + 1)
    },
  })
  const { ref } = form.props
  const lines = title.trim() && ref.current ? linesIn(title, fieldsOf(ref.current)) : []
  const saysMore = lines.length > 1 || lines.some((line) => line.title !== title.trim() || line.unread.length > 0)
  const unmade = makesTags ? newTagsIn(lines) : []
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.altKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    ref.current?.requestSubmit()
  }
  // A field holds its new value only once it is drawn.
  const redrawLater = () => requestAnimationFrame(() => redraw({}))
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && isKeyWithin(event) && onClose()

  return (
    <form {...form.props} className={styles.root} onKeyDown={closeOnEscape} onChange={redrawLater}>
      <FieldErrors.Provider value={form.errors}>
        <Framed name="title" label="" required hint={t('quickAdd.hint')}>
          {/* Another task has a title of its own: what a field was given once, it gives back. */}
          <Textarea
            key={round}
            name="title"
            rows={Math.min(title.split('\n').length, mostRows)}
            defaultValue={title}
            onChange={(_, { value }) => writeTitle(value)}
            onKeyDown={addOnEnter}
            autoFocus
            autoComplete="off"
            resize="none"
            placeholder={t('quickAdd.title')}
            aria-label={t('quickAdd.title')}
          />
        </Framed>
        <Suspense>{unmade.length > 0 && <newTags.Part projectId={projectId} tags={unmade} />}</Suspense>
        {saysMore && <QuickAddPreview lines={lines} people={people} tags={tags} />}
        <div className={styles.pair}>
          <QuickDays proposed={proposed} byDuration={byDuration} onChange={redrawLater} />
        </div>
        <Assignee people={people} />
      </FieldErrors.Provider>
      <Actions count={lines.length} byDuration={byDuration} onDuration={setByDuration} onClose={onClose} />
    </form>
  )
}

type DaysProps = { proposed: ReturnType<typeof usual>; byDuration: boolean; onChange: () => void }

/** The first day, and the last one or how many there are. */
function QuickDays({ proposed, byDuration, onChange }: DaysProps) {
  const { t } = useTranslation()
  const [days, setDays] = useState(proposed)
  const take = (name: 'startOn' | 'endOn') => (day: string) => {
    setDays((former) => ({ ...former, [name]: day }))
    onChange()
  }
  return (
    <>
      <DateField name="startOn" size="small" value={proposed.startOn} direction="nearest" onChange={take('startOn')} />
      {byDuration ? (
        <TextField name="duration" size="small" value="5" inputMode="numeric" maxLength={3} />
      ) : (
        <DateField
          name="endOn"
          size="small"
          value={proposed.endOn}
          direction="nearest"
          from={days.startOn}
          {...(endLeft(days, proposed) !== days.endOn && { hint: t('task.endGoesAlong') })}
          onChange={take('endOn')}
        />
      )}
    </>
  )
}

function Assignee({ people }: Pick<Props, 'people'>) {
  const { t } = useTranslation()
  return (
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
  )
}

type ActionsProps = {
  count: number
  byDuration: boolean
  onDuration: (byDuration: boolean) => void
  onClose: () => void
}

function Actions({ count, byDuration, onDuration, onClose }: ActionsProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <div className={styles.actions}>
      <Button type="submit" size="small" appearance="primary">
        {count > 1 ? t('quickAdd.addMany', { count }) : t('quickAdd.add')}
      </Button>
      <ToggleButton size="small" checked={byDuration} onClick={() => onDuration(!byDuration)}>
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
  )
}

const usual = () => ({ startOn: today(), endOn: addDays(today(), 4), assigneeId: null })

/** Nothing is added while a line is wrong: the code that says so. */
function problemOf(lines: readonly QuickLine[]): string | undefined {
  if (lines.length > mostQuickLines) return 'quickAdd.tooMany'
  const wrong = lines.find(({ problem }) => problem)
  return wrong && (lines.length === 1 ? wrong.problem : 'quickAdd.wrongLines')
}
