import { showCount } from '@prumo/contracts/formats/numbers'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useCompany } from '../organization/company'
import { useShowInstant } from '../platform/formats/useShowInstant'
import type { LaidOut } from '../platform/paper/laidOut'
import { PrintedTable } from '../platform/paper/PrintedTable'
import { mostPaperRows, type Paper } from '../platform/paper/paper'
import { saidFilters } from '../platform/paper/saidFilters'
import { useQuery } from '../platform/server/useQuery'
import { useLanguage } from '../platform/texts/useLanguage'

type Props = { paper: Paper; laid: LaidOut; instant: string | undefined }

/** What is printed: a head that says what it is, of whom, narrowed to what and as of when; and the rows or the text. */
export function PaperSheet({ paper, laid: { texts, layout, isCut }, instant }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const showInstant = useShowInstant()
  const [madeAt] = useState(() => new Date().toISOString())
  const [filters] = useState(() => [...saidFilters(), ...(paper.filters ?? [])].filter((text) => text !== ''))
  const { projectId } = useParams()
  const { data: company } = useCompany()
  const { data: project } = useQuery('project', projectId ? { projectId } : null)
  const whose = [company?.name, project?.pitch].filter(Boolean)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <article tabIndex={0} className="sheet" lang={language === 'en' ? 'en' : 'pt-BR'}>
      <header>
        {whose.length > 0 && <p>{whose.join(' · ')}</p>}
        <h1>{paper.title}</h1>
        {filters.length > 0 && <p>{t('paper.filters', { filters: filters.join(' · ') })}</p>}
        <p>
          {instant ? t('paper.asItWas', { at: showInstant(instant) }) : t('paper.asItIs', { at: showInstant(madeAt) })}
        </p>
        {'table' in paper && (
          <p>{t('paper.rows', { count: texts.length, shown: showCount(texts.length, language) })}</p>
        )}
      </header>
      {isCut && <p className="cut">{t('paper.cut', { most: showCount(mostPaperRows, language) })}</p>}
      {'body' in paper && paper.body}
      {'table' in paper && layout && (
        <PrintedTable label={paper.title} table={paper.table} texts={texts} layout={layout} />
      )}
    </article>
  )
}
