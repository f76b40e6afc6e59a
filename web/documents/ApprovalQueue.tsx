import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import type { WaitingApproval } from '@prumo/contracts/documents/signOffQueries'
import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { deedOf } from '../platform/keys/keyRegister'
import { RoomyBadge } from '../platform/layout/RoomyBadge'

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    padding: '2px',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  option: {
    display: 'flex',
    flexDirection: 'column',
    padding: '5px 10px',
    borderLeft: '3px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  pointed: { backgroundColor: tokens.colorNeutralBackground1Selected, borderLeftColor: tokens.colorBrandStroke1 },
  head: { display: 'flex', gap: '8px', alignItems: 'center', justifyContent: 'space-between' },
  line: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
})

const decisions = ['accept', 'approve', 'return'] as const
type Decision = (typeof decisions)[number]

type Props = {
  items: readonly WaitingApproval[]
  openId: string | undefined
  listRef: Ref<HTMLDivElement>
  onOpen: (item: WaitingApproval) => void
  onDecide: (act: Decision) => void
}

/** What waits, oldest first. Single letters do something only while this list has the focus (WCAG 2.1.4). */
export function ApprovalQueue({ items, openId, listRef, onOpen, onDecide }: Props) {
  const { t } = useTranslation()
  const showInstant = useShowInstant()
  const styles = useStyles()
  const listId = useId()
  const [pointedId, point] = useState(openId)
  const at = Math.max(
    0,
    items.findIndex(({ documentId }) => documentId === (pointedId ?? openId)),
  )
  const optionId = (documentId: string | undefined) => `${listId}-${documentId}`

  const onKeyDown = (event: KeyboardEvent) => {
    const deed = deedOf('approvals', event)
    const step = deed === 'next' ? 1 : deed === 'previous' ? -1 : undefined
    const pointed = items[at]
    const act = decisions.find((each) => each === deed)
    if (step !== undefined) point(items[Math.min(items.length - 1, Math.max(0, at + step))]?.documentId)
    else if (deed === 'open' && pointed) onOpen(pointed)
    else if (act && pointed?.documentId === openId) onDecide(act)
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={listRef}
      role="listbox"
      tabIndex={0}
      aria-label={t('approval.queue')}
      aria-activedescendant={optionId(items[at]?.documentId)}
      className={styles.list}
      onKeyDown={onKeyDown}
    >
      {items.map((item, index) => {
        const { documentId, title, projectPitch, requestedAt, requestedBy, approved, asked: approvers } = item
        const when = showInstant(requestedAt)
        const state = item.acceptedAt ? 'accepted' : item.viewedAt ? 'viewed' : 'unseen'
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list itself takes the keys, as a listbox does
          <div
            key={documentId}
            id={optionId(documentId)}
            role="option"
            tabIndex={-1}
            aria-selected={documentId === openId}
            className={mergeClasses(styles.option, index === at && styles.pointed)}
            onClick={() => {
              point(documentId)
              onOpen(item)
            }}
          >
            <span className={styles.head}>
              <Text weight={item.viewedAt ? 'regular' : 'semibold'} className={styles.line} title={title}>
                {title}
              </Text>
              <RoomyBadge style={{ flexShrink: 0 }} appearance={state === 'unseen' ? 'filled' : 'tint'}>
                {t(`approval.state.${state}`)}
              </RoomyBadge>
            </span>
            <Text size={200} className={mergeClasses(styles.quiet, styles.line)} title={projectPitch}>
              {projectPitch}
            </Text>
            <Text size={200} className={styles.quiet}>
              {requestedBy?.name
                ? t('approval.asked', { name: requestedBy.name, at: when })
                : t('approval.askedBySomebody', { at: when })}
              {' · '}
              {t('approval.progress', { approved, asked: approvers })}
            </Text>
          </div>
        )
      })}
    </div>
  )
}
