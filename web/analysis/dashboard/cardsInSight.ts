import type { DashboardCard } from '@prumo/contracts/analysis/dashboard'
import { createContext } from 'react'

/** The cards that stand on the dashboard, in their order: a card moves to the place of one of them. */
export const CardsInSight = createContext<readonly DashboardCard[]>([])
