import type { EventType } from '@prumo/contracts/index'

/** What records the figures of a night: it follows from a project’s events, and changes no figure. */
export const nightEvent = 'ProjectFiguresTaken' satisfies EventType
