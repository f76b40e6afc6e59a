import { afterAll, expect, it } from 'vitest'
import { findFirefox } from '../../tools/findFirefox'
import { openFirefox } from '../browser/firefoxWindow'
import { tellStories } from '../browser/tellStories'

const firefox = findFirefox()

if (typeof firefox !== 'string') it('tells the stories in Firefox', ({ skip }) => skip(firefox.missing))
else {
  let troubles: string[] = []
  await tellStories(async () => {
    const window = await openFirefox(firefox)
    troubles = window.troubles
    return window
  })
  // A page that is left stops what it was still loading, which Firefox tells as an error.
  const isOfLeaving = (trouble: string) => trouble.startsWith('error loading dynamically imported module')
  afterAll(() => expect(troubles.filter((trouble) => !isOfLeaving(trouble))).toEqual([]))
}
