import { at } from './at'
import { slackOf } from './link'
import type { Network } from './network'
import type { Schedule } from './schedule'

/** The tasks and links that hold the end of a plan where it is. */
export type DrivingChain = {
  /** By task: 1 where it drives the end. */
  readonly tasks: Uint8Array
  /** By link: 1 where it drives the end. */
  readonly links: Uint8Array
}

/**
 * What drives the end: the tasks that end last, and whatever leads to them by links without slack. A task that its
 * own earliest start holds back, and no link, is where a chain begins.
 */
export function drivingChain(network: Network, { early, end }: Schedule): DrivingChain {
  const tasks = new Uint8Array(network.tasks)
  const links = new Uint8Array(network.links.count)
  for (let place = network.order.length - 1; place >= 0; place--) {
    const task = at(network.order, place)
    if (at(early.finish, task) === end) tasks[task] = 1
    if (tasks[task] === 0) continue
    for (let index = at(network.incomingFrom, task); index < at(network.incomingFrom, task + 1); index++) {
      const link = at(network.incoming, index)
      if (slackOf(network.links, link, early) !== 0) continue
      links[link] = 1
      tasks[at(network.links.from, link)] = 1
    }
  }
  return { tasks, links }
}
