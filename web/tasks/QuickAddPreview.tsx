import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { Tag } from '@prumo/contracts/tasks/queries'
import { useTranslation } from 'react-i18next'
import { showShortDay } from '../platform/formats/showShortDay'
import { look } from '../platform/look/look'
import { useLanguage } from '../platform/texts/useLanguage'
import { PriorityMark } from './PriorityMark'
import type { QuickLine } from './quickLines'

type Props = {
  lines: readonly QuickLine[]
  people: ReadonlyMap<string, string>
  tags: ReadonlyMap<string, Tag>
}

const useStyles = makeStyles({
  root: {
    maxHeight: '22vh',
    flexShrink: 0,
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
  },
  line: { padding: '4px 0 4px 8px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  wrong: { boxShadow: `inset 2px 0 0 ${look.edge.wrong}` },
  title: { display: 'flex', gap: '4px', overflowWrap: 'anywhere' },
  facts: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  problem: { color: look.colour.wrong },
})

/** The tasks that Enter would add, one by one, each with what is wrong with it. */
export function QuickAddPreview({ lines, people, tags }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  const factsOf = ({ startOn, endOn, assigneeId, tagIds }: QuickLine) => [
    startOn === endOn
      ? showShortDay(startOn, language)
      : `${showShortDay(startOn, language)} – ${showShortDay(endOn, language)}`,
    ...(assigneeId ? [people.get(assigneeId) ?? ''] : []),
    ...tagIds.map((tagId) => `#${tags.get(tagId)?.description ?? ''}`),
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys as well
    <ul className={styles.root} aria-label={t('quickAdd.preview')} tabIndex={0}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
        <li key={index} className={mergeClasses(styles.line, line.problem && styles.wrong)}>
          <div className={styles.title}>
            <PriorityMark priority={line.priority} />
            <span>{line.title || t('quickAdd.untitled')}</span>
          </div>
          <div className={styles.facts}>{factsOf(line).join(' · ')}</div>
          {line.unread.length > 0 && (
            <div className={styles.facts}>{t('quickAdd.unread', { words: line.unread.join(', ') })}</div>
          )}
          {line.problem && <div className={styles.problem}>{t(`error.${line.problem}`)}</div>}
        </li>
      ))}
    </ul>
  )
}
