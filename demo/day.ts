const dayMs = 86_400_000

/** The working day that lies this many days from today, as `YYYY-MM-DD`: a weekend's day is the Monday after it. */
export function day(today: Date, offset: number): string {
  const date = new Date(today.getTime() + offset * dayMs)
  const pastSaturday = { 6: 2, 0: 1 }[date.getUTCDay()] ?? 0
  return new Date(date.getTime() + pastSaturday * dayMs).toISOString().slice(0, 10)
}

/** Brasília is three hours behind UTC. */
const utcHour = (hour: number) => hour + 3

/** This hour of that working day, but no later than now. */
export function momentOn(today: Date, offset: number, hour: number): Date {
  const moment = Date.parse(day(today, offset)) + utcHour(hour) * 3_600_000
  return new Date(Math.min(moment, today.getTime()))
}
