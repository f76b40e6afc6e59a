import { makeStyles, tokens } from '@fluentui/react-components'
import { type DashboardCard, dashboardCards } from '@prumo/contracts/analysis/dashboard'
import type { ComponentType } from 'react'
import { Loading } from '../../platform/layout/Loading'
import { ArrangeMenu } from './ArrangeMenu'
import { CardsInSight } from './cardsInSight'
import { FirstSteps } from './FirstSteps'
import { GoalsCard } from './GoalsCard'
import { HealthCard } from './HealthCard'
import { MoneyCard } from './MoneyCard'
import { offeredCards } from './offeredCards'
import { ProjectsCard } from './ProjectsCard'
import { TasksCard } from './TasksCard'
import { TodayCard } from './TodayCard'
import type { DashboardAnswers } from './useDashboardAnswers'
import { WorkCard } from './WorkCard'

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
  },
  tools: { display: 'flex', justifyContent: 'end' },
})

const shownAs: Record<DashboardCard, ComponentType<{ answers: DashboardAnswers }>> = {
  today: TodayCard,
  tasks: TasksCard,
  health: HealthCard,
  work: WorkCard,
  money: MoneyCard,
  goals: GoalsCard,
  projects: ProjectsCard,
}

/** The cards of the dashboard as its person arranged them; before there is any project, what to begin with. */
export function Dashboard({ answers }: { answers: DashboardAnswers }) {
  const styles = useStyles()
  const { settings, projects, months } = answers
  const all = [settings, projects, months, answers.today, answers.tasks, answers.health]
  // One card that came first would be pushed away by the others.
  if (all.some(({ data, error, isLoading }) => isLoading && !data && !error)) return <Loading rows={2} shape="cards" />
  if (projects.data?.length === 0 && !months.data?.total && !settings.data?.hiddenStatuses.length) return <FirstSteps />
  const offered = offeredCards({ ...answers, months: months.data })
  const placed = settings.data?.cards ?? dashboardCards.map((card) => ({ card, isHidden: false }))
  const inSight = placed.flatMap(({ card, isHidden }) => (isHidden || !offered.has(card) ? [] : [card]))
  return (
    <CardsInSight.Provider value={inSight}>
      {settings.data && (
        <div className={styles.tools}>
          <ArrangeMenu settings={settings.data} offered={offered} />
        </div>
      )}
      <div className={styles.grid}>
        {inSight.map((card) => {
          const Shown = shownAs[card]
          return <Shown key={card} answers={answers} />
        })}
      </div>
    </CardsInSight.Provider>
  )
}
