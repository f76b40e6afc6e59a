/** What somebody has cost counts half after this time. */
const halfMs = 1000
/** Who has asked nothing for so long is gone. */
const recentMs = 1000
/** Who has cost less than this is as good as new. */
const forgottenMs = 1

type Present = { inside: number; lastAt: number; spentMs: number; spentAt: number }

/** Who asks something just now, and for how long each has lately kept the others waiting. */
export function openCompany(now: () => number) {
  const people = new Map<string, Present>()
  const spentBy = ({ spentMs, spentAt }: Present) => spentMs * 0.5 ** ((now() - spentAt) / halfMs)
  const isHere = ({ inside, lastAt }: Present) => inside > 0 || now() - lastAt < recentMs
  const presenceOf = (userId: string): Present => {
    const present = people.get(userId) ?? { inside: 0, lastAt: now(), spentMs: 0, spentAt: now() }
    people.set(userId, present)
    return present
  }
  const othersThan = (userId: string) => [...people].flatMap(([each, present]) => (each === userId ? [] : [present]))

  return {
    /** Somebody's question comes in; the answer says that it is over. */
    enter: (userId: string): (() => void) => {
      presenceOf(userId).inside++
      return () => {
        const present = presenceOf(userId)
        Object.assign(present, { inside: present.inside - 1, lastAt: now() })
        for (const [each, somebody] of people)
          if (!isHere(somebody) && spentBy(somebody) < forgottenMs) people.delete(each)
      }
    },
    spend: (userId: string, ms: number): void => {
      const present = presenceOf(userId)
      Object.assign(present, { spentMs: spentBy(present) + ms, spentAt: now() })
    },
    spentBy: (userId: string): number => spentBy(presenceOf(userId)),
    /** Whether nobody else has asked anything lately. */
    isAlone: (userId: string): boolean => !othersThan(userId).some(isHere),
    /** Whether somebody asks just now who has kept others waiting for less than half as long. */
    hasModest: (userId: string): boolean => {
      const mine = spentBy(presenceOf(userId))
      return othersThan(userId).some((present) => present.inside > 0 && spentBy(present) < mine / 2)
    },
  }
}
