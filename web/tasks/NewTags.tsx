import { Button, makeStyles } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { plainColours } from '@prumo/contracts/tasks/tags'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { deedOf } from '../platform/keys/keyRegister'
import { newId } from '../platform/newId'
import { useCommand } from '../platform/server/useCommand'

type Props = { projectId: string; tags: readonly string[] }

const useStyles = makeStyles({ root: { display: 'flex', flexWrap: 'wrap', gap: '6px' } })

/** Offers to make the tags that lines name and that are not there yet: by a click each, or all of them by a key. */
export function NewTags({ projectId, tags }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const root = useRef<HTMLDivElement>(null)
  const { run, sending } = useCommand()
  const make = async (some: readonly string[]) => {
    if (sending) return
    for (const description of some)
      await run('AddTag', { projectId, tagId: newId(), description, ...plainColours }, { done: t('done.AddTag') })
  }
  const latest = useRef(() => {})
  latest.current = () => void make(tags)
  useEffect(() => {
    const form = root.current?.closest('form')
    const onKey = (event: KeyboardEvent) => {
      if (deedOf('quickAdd', event) !== 'makeTags') return
      event.preventDefault()
      latest.current()
    }
    form?.addEventListener('keydown', onKey)
    return () => form?.removeEventListener('keydown', onKey)
  }, [])
  return (
    <div ref={root} className={styles.root}>
      {tags.map((tag) => (
        <Button
          key={tag}
          size="small"
          icon={<AddRegular />}
          disabledFocusable={sending}
          onClick={(event) => {
            // The line goes on being written.
            event.currentTarget.closest('form')?.querySelector('textarea')?.focus()
            void make([tag])
          }}
        >
          {t('quickAdd.makeTag', { tag })}
        </Button>
      ))}
    </div>
  )
}
