import { aSignUp } from '../world/world'

/** An id as another spelling of it, which the old version takes for another. */
export const spelled = (id: string) => id.toUpperCase()

/** Fails where the old version does not do what the kept installation is to show. */
export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`the attack did not do what it should: ${what}`)
}

export const companyOf = (name: string) => {
  const { size, segment } = aSignUp()
  const nothing = { document: null, website: null, phone: null, city: null, state: null }
  return { name, size, segment, ...nothing, subdomain: null, logotipoUrl: null }
}
