import { makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { addresses } from '../../platform/addresses'
import { ButtonLink } from '../../platform/layout/ButtonLink'
import { EmptyState } from '../../platform/layout/EmptyState'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { inPast, usePast } from '../../platform/server/past'
import { useQuery } from '../../platform/server/useQuery'
import { cardDrawer, taskDrawer } from '../taskParts'
import { PlaceMenu } from './PlaceMenu'
import { useWbs } from './useWbs'
import { useWbsLook } from './useWbsLook'
import { useWbsMoving } from './useWbsMoving'
import { WbsBar } from './WbsBar'
import { WbsDiagram } from './WbsDiagram'
import { WbsTable } from './WbsTable'
import { WhyLineDialog } from './WhyLineDialog'
import { diagramLines, everyLine, foldable as foldableIn, linesInSight, type WbsLine } from './wbsLines'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', flexGrow: 1, minHeight: 0, paddingBottom: '12px' },
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})

/** The work breakdown structure of a project: its delivery groups and their tasks, as a tree of rows or of boxes. */
export function WbsScreen() {
  const { t } = useTranslation()
  const styles = useStyles()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { projectId = '', itemId } = useParams()
  const past = usePast()
  const { data: project } = useQuery('project', { projectId })
  const { wbs, failure, retry, move } = useWbs(projectId)
  const [why, setWhy] = useState<WbsLine>()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const titles = { project: project?.pitch ?? '', rest: t('wbs.ungrouped'), notAllocated: t('wbs.notAllocated') }
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles are made of these
  const all = useMemo(
    () => (wbs ? everyLine(wbs, titles) : []),
    [wbs, titles.project, titles.rest, titles.notAllocated],
  )
  const lines = useMemo(() => linesInSight(all, folded), [all, folded])
  const foldable = useMemo(() => foldableIn(all), [all])
  const fold = (id: string, folds: boolean) =>
    setFolded((now) => new Set(folds && foldable.has(id) ? [...now, id] : [...now].filter((each) => each !== id)))
  const { isDiagram, ofMoney, showDiagram, showMoney } = useWbsLook()
  const moving = useWbsMoving({ projectId, wbs, lines, move, fold })

  if (!wbs) return failure ? <FailureBar failure={failure} onRetry={retry} /> : <Loading rows={8} />
  const at = (id?: string) => addresses.wbs(projectId, id) + search
  const addressOf = (line: WbsLine) => {
    const id = itemOf(line)
    return id === null ? inPast(past, listOf(projectId, line)) : at(id)
  }
  const open = (id: string | undefined) => void navigate(at(id), { replace: itemId !== undefined })
  const openLine = (line: WbsLine) => {
    const isBeside = itemId !== undefined && itemOf(line) !== null
    void navigate(addressOf(line), { replace: isBeside })
  }
  const view = { projectId, wbs, lines, foldable, folded, onFold: fold, addressOf, openId: itemId, onOpen: openLine }
  const diagram = isDiagram ? diagramLines(lines) : undefined
  const isCard = wbs.rows.some(({ cardId }) => cardId === itemId)
  const siblings = lines.flatMap((line) => itemOf(line) ?? [])
  const drawn = { projectId, siblings, onOpen: open, onClose: () => void navigate(at()) }

  return (
    <div className={styles.root}>
      <WbsBar
        projectId={projectId}
        wbs={wbs}
        all={all}
        folded={folded}
        diagram={diagram?.shown}
        onDiagram={showDiagram}
        ofMoney={ofMoney}
        onMoney={showMoney}
        onFolded={setFolded}
      />
      <Notes isWithoutCanvas={wbs.isWithoutCanvas} onlyGroups={diagram?.onlyGroups ?? false} />
      {wbs.rows.length === 0 ? (
        <EmptyState title={t('wbs.none')} text={t('wbs.noneText')}>
          <ButtonLink to={addresses.tasks(projectId)}>{t('gantt.toTasks')}</ButtonLink>
        </EmptyState>
      ) : diagram ? (
        <WbsDiagram {...view} lines={diagram.shown} />
      ) : (
        <WbsTable {...view} moving={moving} onWhy={setWhy} ofMoney={ofMoney} />
      )}
      <Why projectId={projectId} line={why} onClosed={() => setWhy(undefined)} />
      {moving.choice && (
        <PlaceMenu
          rows={wbs.rows}
          choice={moving.choice}
          onMove={(to) => moving.choice && moving.perform(to, moving.choice.line)}
          onClose={() => moving.setChoice(undefined)}
        />
      )}
      <Suspense>
        {itemId &&
          (isCard ? <cardDrawer.Part {...drawn} cardId={itemId} /> : <taskDrawer.Part {...drawn} taskId={itemId} />)}
      </Suspense>
    </div>
  )
}

type WhyProps = { projectId: string; line: WbsLine | undefined; onClosed: () => void }

function Why({ projectId, line, onClosed }: WhyProps) {
  if (!line) return null
  const tasksAddress = listOf(projectId, line)
  return <WhyLineDialog projectId={projectId} line={line} tasksAddress={tasksAddress} onClosed={onClosed} />
}

function Notes({ isWithoutCanvas, onlyGroups }: { isWithoutCanvas: boolean; onlyGroups: boolean }) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <>
      {isWithoutCanvas && <p className={styles.note}>{t('wbs.withoutCanvas')}</p>}
      {onlyGroups && <p className={styles.note}>{t('wbs.onlyGroups')}</p>}
    </>
  )
}

/** What a line opens beside the screen: its task, or the card of its group. */
const itemOf = ({ kind, id, cardId }: WbsLine): string | null => (kind === 'task' ? id : cardId)

/** What has neither opens the list of its tasks. */
const listOf = (projectId: string, { kind, title }: WbsLine): string => {
  if (kind === 'notAllocated') return `${addresses.moneyCurve(projectId)}?section=deliveries`
  const tasks = addresses.tasks(projectId)
  return kind === 'project' ? tasks : `${tasks}?deliveryGroup=${kind === 'rest' ? '' : encodeURIComponent(title)}`
}
