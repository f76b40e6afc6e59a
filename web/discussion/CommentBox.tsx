import { Button, makeStyles, mergeClasses, Text, Textarea, tokens } from '@fluentui/react-components'
import { longestComment } from '@prumo/contracts/discussion/longestComment'
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deedOf } from '../platform/keys/keyRegister'
import { look } from '../platform/look/look'
import { ambiguousIn, type Person } from './commentText'
import { useMentions } from './useMentions'

const EmojiPicker = lazy(async () => ({ default: (await import('./EmojiPicker')).EmojiPicker }))

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  people: readonly Person[]
  /** Who stands in the text already, by the names that they have there. */
  named?: readonly Person[]
  action: string
  sending: boolean
  autoFocus?: boolean
  onSubmit: () => void
  children?: ReactNode
}

const nobody: readonly Person[] = []

const useStyles = makeStyles({
  root: { position: 'relative', display: 'flex', flexDirection: 'column', gap: '6px' },
  bar: { display: 'flex', alignItems: 'center', gap: '6px' },
  push: { flexGrow: 1 },
  problem: { color: look.colour.wrong, overflowWrap: 'anywhere' },
  list: {
    position: 'absolute',
    bottom: '100%',
    left: 0,
    zIndex: 2,
    minWidth: '220px',
    maxWidth: '100%',
    margin: '0 0 4px',
    padding: '4px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow16,
  },
  option: { overflowWrap: 'anywhere', padding: '6px 8px', borderRadius: tokens.borderRadiusSmall, cursor: 'pointer' },
  chosen: { backgroundColor: tokens.colorNeutralBackground1Selected, fontWeight: tokens.fontWeightSemibold },
})

/** Where a comment is written: plain text, people behind an `@`, and emoji. Ctrl with Enter sends. */
export function CommentBox({
  label,
  value,
  onChange,
  people,
  named = nobody,
  action,
  sending,
  autoFocus = false,
  onSubmit,
  children,
}: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const listId = useId()
  const problemId = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const { found, chosen, ...mentions } = useMentions({ box, value, people, onChange })
  const [refused, refuse] = useState('')
  const unclear = ambiguousIn(value, people, named)
  const isRefused = unclear !== undefined && value === refused
  const submit = () => {
    if (sending || value.trim() === '') return
    if (!unclear) return onSubmit()
    refuse(value)
    mentions.goTo(unclear.end)
  }
  const onKey = (event: KeyboardEvent) => {
    if (deedOf('comment', event) === 'send') submit()
    else mentions.onKey(event)
  }

  return (
    <div className={styles.root}>
      {found.length > 0 && <PeopleList id={listId} people={found} chosen={chosen} onPick={mentions.pick} />}
      <Textarea
        textarea={{ ref: box }}
        value={value}
        autoFocus={autoFocus}
        maxLength={longestComment}
        resize="vertical"
        aria-label={label}
        placeholder={t('comments.placeholder')}
        aria-autocomplete="list"
        {...(isRefused && { 'aria-invalid': true, 'aria-describedby': problemId })}
        {...(found.length > 0 && { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${chosen}` })}
        onChange={(event, { value: text }) => mentions.onType(text, event.target.selectionStart)}
        onSelect={(event) => mentions.onCaret(event.currentTarget.selectionStart)}
        onBlur={mentions.close}
        onKeyDown={onKey}
      />
      {isRefused && (
        <Text id={problemId} role="alert" size={200} className={styles.problem}>
          {t('comments.ambiguous', { name: unclear.name })}
        </Text>
      )}
      <div className={styles.bar}>
        <Suspense fallback={null}>
          <EmojiPicker onPick={mentions.insert} />
        </Suspense>
        <div className={styles.push} />
        {children}
        <Button appearance="primary" size="small" disabledFocusable={sending || value.trim() === ''} onClick={submit}>
          {action}
        </Button>
      </div>
    </div>
  )
}

type PeopleProps = { id: string; people: readonly Person[]; chosen: number; onPick: (person: Person) => void }

/** The people whose names begin with what stands behind the `@`. */
function PeopleList({ id, people, chosen, onPick }: PeopleProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <div id={id} role="listbox" aria-label={t('comments.people')} className={styles.list}>
      {people.map((person, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: arrows and Enter are listened to where the text is written
        <div
          key={person.userId}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === chosen}
          tabIndex={-1}
          className={mergeClasses(styles.option, at === chosen && styles.chosen)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(person)}
        >
          {person.name}
        </div>
      ))}
    </div>
  )
}
