/** Whether a task should have ended before this day. */
export const isLate = ({ finished, endOn }: { finished: boolean; endOn: string }, today: string): boolean =>
  !finished && endOn < today
