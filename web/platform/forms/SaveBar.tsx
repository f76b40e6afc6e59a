import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { FailureBar } from '../layout/FailureBar'
import { useFootSlot } from '../layout/footSlot'
import { useRoomBelow } from '../layout/useRoomBelow'
import type { Failure } from '../server/failure'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    boxSizing: 'border-box',
    padding: '7px 24px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 640px)': { padding: '7px 12px' },
  },
  inPlace: { position: 'sticky', bottom: 0, zIndex: 1, paddingInline: 0 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  text: { marginRight: 'auto' },
  // On a phone, too, all of it stands in one line.
  button: { minWidth: 'auto' },
})

type Props = {
  /** The id of the form that it saves. */
  form: string
  /** Whether what was typed was given up, which can be undone. */
  isDiscarded: boolean
  isSending: boolean
  failure: Failure | undefined
  onDiscard: () => void
  onUndo: () => void
  /** The bar that has the focus goes, or what has it there: leads back to where one was typing. */
  onLeft: () => void
}

/** In sight while a form has changes that are not saved: at the foot of the drawer, or of the form where it stands. */
export function SaveBar(props: Props) {
  const slot = useFootSlot()
  if (slot === undefined) return <Bar {...props} isInPlace />
  return slot && createPortal(<Bar {...props} />, slot)
}

function Bar(props: Props & { isInPlace?: boolean }) {
  const { form, isDiscarded, isSending, failure, onDiscard, onUndo, onLeft, isInPlace = false } = props
  const { t } = useTranslation()
  const styles = useStyles()
  const root = useRef<HTMLElement>(null)
  useRoomBelow(root)
  const left = useRef(onLeft)
  left.current = onLeft
  useLayoutEffect(() => {
    const bar = root.current
    // What is typed in stays in sight above it.
    if (!isInPlace) document.activeElement?.scrollIntoView({ block: 'nearest' })
    return () => {
      if (bar?.contains(document.activeElement)) left.current()
    }
  }, [isInPlace])
  return (
    <section
      ref={root}
      className={mergeClasses(styles.root, isInPlace && styles.inPlace)}
      aria-label={t(isDiscarded ? 'draft.discarded' : 'draft.unsaved')}
    >
      <FailureBar failure={failure} />
      <div className={styles.line}>
        <Text className={styles.text}>{t(isDiscarded ? 'draft.discarded' : 'draft.unsaved')}</Text>
        {isDiscarded ? (
          // The button that was pressed is gone: its undoing has the focus now.
          <Button
            key="undo"
            className={styles.button}
            autoFocus
            onClick={() => {
              onLeft()
              onUndo()
            }}
          >
            {t('undo')}
          </Button>
        ) : (
          <>
            <Button key="discard" className={styles.button} appearance="subtle" onClick={onDiscard}>
              {t('draft.discard')}
            </Button>
            <Button
              key="save"
              className={styles.button}
              appearance="primary"
              type="submit"
              form={form}
              disabledFocusable={isSending}
            >
              {t(isSending ? 'saving' : 'save')}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
