import { it } from 'vitest'
import { findWebKit } from '../browser/findWebKit'
import { tellStories } from '../browser/tellStories'
import { WebKitWindow } from '../browser/webKitWindow'

const webKit = findWebKit()

if ('missing' in webKit) it('tells the stories in WebKitGTK', ({ skip }) => skip(webKit.missing))
else await tellStories(() => WebKitWindow.open(webKit))
