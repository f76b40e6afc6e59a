import type { ProjectRole } from '@prumo/contracts/access'
import { type RetentionEvent, retentionEvents } from '@prumo/contracts/audit/retention'
import {
  type ProjectDetails,
  type ProjectEvent,
  projectCommands,
  projectEvents,
  projectStatuses,
} from '@prumo/contracts/projects/project'
import { fold } from '@prumo/platform/decider'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ann, at, givenOf } from '../../test/given/given'
import { obeyAll } from '../../test/given/obeyAll'
import { claim } from '../naming/claim'
import { placeOf, project } from './project'
import type { ProjectCommand, StartedCopy } from './projectState'

const projectId = '00000000-0000-4000-8000-000000000001'
const source = '00000000-0000-4000-8000-000000000002'
const bia = '00000000-0000-4000-8000-00000000000b'
const caio = '00000000-0000-4000-8000-00000000000c'
const { organizationId } = ann
const details: ProjectDetails = {
  pitch: 'Ponte sobre o rio',
  internalCode: 'PTE-01',
  customerName: 'Prefeitura',
  portfolioName: 'Obras',
  tags: ['ponte'],
  currency: 'BRL',
  description: 'Duas faixas',
}

const copy: Omit<StartedCopy, 'projectId'> = {
  sourceProjectId: source,
  sourceVersion: 41,
  sourceCanvasVersion: null,
  parts: ['tasks'],
  leftOut: ['finance'],
  taskCount: 12,
  language: 'en',
}
const copyStarted: ProjectEvent = { type: 'ProjectCopyStarted', data: { projectId, ...copy } }

const given = givenOf(project)
const givenBia = givenOf(project, { actor: { ...ann, userId: bia }, at })
const givenVisitor = givenOf(project, { actor: { kind: 'visitor' }, at })

describe('Creating a project', () => {
  it('PRJ-02 a new project records its fields and its owner', () => given().when(create()).then(created()))

  it('PRJ-01 a copy is shared, and records its source', () =>
    given()
      .when(create({ copiedFrom: source, shares: [share(bia, 'team', 'stakeholder'), share(caio, 'stakeholder')] }))
      .then(created({ copiedFrom: source }), shared(bia, ['team', 'stakeholder']), shared(caio, ['stakeholder'])))

  it('PRJ-01 a copy in parts is recorded as such in the same append, before its shares', () =>
    given()
      .when(create({ copiedFrom: source, shares: [share(bia, 'team')], copy }))
      .then(created({ copiedFrom: source }), copyStarted, shared(bia, ['team'])))

  it('a project is created once, however often the command is sent', () =>
    given(created()).when(create()).thenNothing())

  it('refuses the id of another person’s project', () =>
    given(created({ ownerId: bia }))
      .when(create())
      .thenRefused('project.idTaken'))

  it('refuses the id of a deleted project', () =>
    given(created(), deleted()).when(create()).thenRefused('project.idTaken'))

  it('ORG-06 refuses a project of somebody whose access profile forbids owning projects', () =>
    given()
      .when(create({ mayOwn: false }))
      .thenRefused('project.ownershipForbidden'))
})

describe('What a project is called', () => {
  it.each([
    ['a pitch', {}, true],
    ['no pitch', { pitch: '' }, false],
    ['a blank pitch', { pitch: '  ' }, false],
    ['no internal code', { internalCode: null }, true],
    ['an internal code of three characters', { internalCode: 'P-1' }, true],
    ['an internal code of fifty characters', { internalCode: 'á'.repeat(50) }, true],
    ['an internal code of fifty-one characters', { internalCode: 'á'.repeat(51) }, false],
    ['an internal code of two characters', { internalCode: 'P1' }, false],
    ['an internal code of two characters and a blank', { internalCode: 'P1 ' }, false],
  ])('PRJ-03 checks %s', (_, changes, accepted) => {
    const data = { projectId, ...details, ...changes, language: 'pt-BR', sharedWith: [], copyFrom: null }
    expect(projectCommands.CreateProject.safeParse(data).success).toBe(accepted)
  })

  it('PRJ-03 an internal code belongs to one project at a time', () => {
    const naming = (holderId: string) => ({ kind: 'projectCode' as const, name: 'hash of PTE-01', holderId })
    const held = { type: 'NameClaimed', data: { kind: 'projectCode', holderId: projectId } } as const
    const released = { type: 'NameReleased', data: { kind: 'projectCode', holderId: projectId } } as const
    const claimed = givenOf(claim)
    claimed()
      .when({ type: 'ClaimName', data: naming(projectId) })
      .then(held)
    claimed(held)
      .when({ type: 'ClaimName', data: naming(projectId) })
      .thenNothing()
    claimed(held)
      .when({ type: 'ClaimName', data: naming(source) })
      .thenRefused('project.internalCodeTaken')
    claimed(held)
      .when({ type: 'ReleaseName', data: naming(projectId) })
      .then(released)
    claimed(held)
      .when({ type: 'ReleaseName', data: naming(source) })
      .thenNothing()
    claimed(held, released)
      .when({ type: 'ClaimName', data: naming(source) })
      .then({ type: 'NameClaimed', data: { kind: 'projectCode', holderId: source } })
  })
})

describe('Changing a project’s details', () => {
  const renamed: ProjectEvent = {
    type: 'ProjectDetailsChanged',
    data: { projectId, pitch: 'Ponte nova', tags: [], before: { pitch: details.pitch, tags: details.tags } },
  }

  it('PRJ-02 changed details record the values before and after, and nothing else', () =>
    given(created())
      .when(ask('ChangeProjectDetails', { pitch: 'Ponte nova', tags: [], currency: 'BRL' }))
      .then(renamed))

  it('PRJ-02 a field can be emptied', () =>
    given(created())
      .when(ask('ChangeProjectDetails', { customerName: null }))
      .then({
        type: 'ProjectDetailsChanged',
        data: { projectId, customerName: null, before: { customerName: 'Prefeitura' } },
      }))

  it('a change to the same details does nothing', () => {
    given(created())
      .when(ask('ChangeProjectDetails', { ...details }))
      .thenNothing()
    given(created(), renamed)
      .when(ask('ChangeProjectDetails', { pitch: 'Ponte nova', tags: [] }))
      .thenNothing()
  })
})

describe('The customer of a project', () => {
  const customerId = '00000000-0000-4000-8000-000000000601'
  const chosen = (to: string | null, from: string | null): ProjectEvent => ({
    type: 'ProjectCustomerChanged',
    data: { projectId, customerId: to, before: { customerId: from } },
  })

  it('ORG-10 is chosen beside the text, which stays', () => {
    given(created()).when(ask('ChangeProjectCustomer', { customerId })).then(chosen(customerId, null))
    given(created(), chosen(customerId, null))
      .when(ask('ChangeProjectCustomer', { customerId: null }))
      .then(chosen(null, customerId))
  })

  it('ORG-10 the same customer again does nothing, also where it has left the register since', () =>
    given(created(), chosen(customerId, null))
      .when(ask('ChangeProjectCustomer', { customerId, refusal: 'partner.unknown' }))
      .thenNothing())

  it.each(['partner.unknown', 'partner.notCustomer'] as const)(
    'ORG-10 refuses what the register refuses: %s',
    (refusal) => given(created()).when(ask('ChangeProjectCustomer', { customerId, refusal })).thenRefused(refusal),
  )

  it('ORG-10 SES-15 refuses to replace a customer that its sender has not seen', () =>
    given(created(), chosen(customerId, null))
      .when(ask('ChangeProjectCustomer', { customerId: source, seen: { customerId: null } }))
      .thenRefused('record.changedMeanwhile', { fields: ['customerId'] }))

  it('ORG-10 PRJ-01 is chosen with a new project, or the project is not made', () => {
    given()
      .when(create({ customer: { customerId } }))
      .then(created(), chosen(customerId, null))
    given()
      .when(create({ customer: { customerId, refusal: 'partner.unknown' } }))
      .thenRefused('partner.unknown')
  })
})

describe('The status of a project', () => {
  it('PRJ-04 a project is active at first', () =>
    given(created())
      .when(ask('ChangeProjectStatus', { status: 'active' }))
      .thenNothing())

  it.each(projectStatuses.filter((status) => status !== 'active'))('PRJ-04 becomes %s, and active again', (status) => {
    given(created()).when(ask('ChangeProjectStatus', { status })).then(became(status, 'active'))
    given(created(), became(status, 'active')).when(ask('ChangeProjectStatus', { status })).thenNothing()
    given(created(), became(status, 'active'))
      .when(ask('ChangeProjectStatus', { status: 'active' }))
      .then(became('active', status))
  })
})

describe('Sharing a project', () => {
  it('PRJ-05 a share gives a person a role', () =>
    given(created())
      .when(shareWith(bia, 'team'))
      .then(shared(bia, ['team'])))

  it('PRJ-12 a share adds a role to those the person has', () =>
    given(created(), shared(bia, ['team']))
      .when(shareWith(bia, 'stakeholder'))
      .then(shared(bia, ['team', 'stakeholder'], ['team'])))

  it('a share of a role that the person has changes nothing', () =>
    given(created(), shared(bia, ['team']))
      .when(shareWith(bia, 'team'))
      .thenNothing())

  it('PRJ-05 refuses an e-mail of nobody', () =>
    given(created()).when(shareWith(null, 'team')).thenRefused('project.userNotFound'))

  it('PRJ-05 refuses a share with a manager or the owner', () => {
    given(created(), shared(bia, ['manager']))
      .when(shareWith(bia, 'team'))
      .thenRefused('project.alreadyManager')
    given(created()).when(shareWith(ann.userId, 'team')).thenRefused('project.alreadyManager')
  })

  it.each([
    ['no option', [], false],
    ['an option', ['team'], true],
    ['both options', ['team', 'stakeholder'], true],
    ['the option of a manager', ['manager'], false],
  ])('PRJ-05 checks a share with %s', (_, as, accepted) =>
    expect(projectCommands.ShareProject.safeParse({ projectId, email: 'bia@obra.example', as }).success).toBe(accepted),
  )
})

describe('Ending a share', () => {
  const unshared: ProjectEvent = {
    type: 'ProjectUnshared',
    data: { projectId, userId: bia, before: { roles: ['team'] } },
  }

  it('PRJ-05 the end of a share takes every role away', () => {
    given(created(), shared(bia, ['team']))
      .when(ask('UnshareProject', { userId: bia }))
      .then(unshared)
    expect(placeAfter(created(), shared(bia, ['team']), unshared)?.roles).toEqual({})
  })

  it('ending the share of somebody without a role changes nothing', () => {
    given(created())
      .when(ask('UnshareProject', { userId: bia }))
      .thenNothing()
    given(created(), shared(bia, ['team']), unshared)
      .when(ask('UnshareProject', { userId: bia }))
      .thenNothing()
  })

  it('PRJ-05 refuses to end the owner’s share', () =>
    given(created())
      .when(ask('UnshareProject', { userId: ann.userId }))
      .thenRefused('project.ownerStays'))
})

describe('Appointing a manager', () => {
  it('PRJ-12 the role of manager is added for somebody who takes part', () =>
    given(created(), shared(bia, ['team']))
      .when(ask('AppointManager', { userId: bia }))
      .then(shared(bia, ['team', 'manager'], ['team'])))

  it('appointing a manager again changes nothing', () =>
    given(created(), shared(bia, ['team', 'manager']))
      .when(ask('AppointManager', { userId: bia }))
      .thenNothing())

  it('PRJ-12 refuses a manager who does not take part', () =>
    given(created())
      .when(ask('AppointManager', { userId: bia }))
      .thenRefused('project.notShared'))

  it('PRJ-12 refuses the owner as manager', () =>
    given(created())
      .when(ask('AppointManager', { userId: ann.userId }))
      .thenRefused('project.alreadyManager'))
})

describe('Transferring a project', () => {
  const transferred: ProjectEvent = {
    type: 'ProjectTransferred',
    data: { projectId, ownerId: bia, before: { ownerId: ann.userId } },
  }

  it('PRJ-06 a transfer makes another person the owner, and the owner a manager', () => {
    given(created(), shared(bia, ['team']))
      .when(transferTo(bia))
      .then(transferred)
    expect(placeAfter(created(), shared(bia, ['team']), transferred)).toEqual({
      projectId,
      organizationId,
      ownerId: bia,
      roles: { [ann.userId]: ['manager'] },
    })
  })

  it('PRJ-06 only the owner transfers a project', () => {
    givenBia(created(), shared(bia, ['manager']))
      .when(transferTo(caio))
      .thenRefused('project.notOwner')
    givenVisitor(created()).when(transferTo(caio)).thenRefused('project.notOwner')
  })

  it('PRJ-06 the former owner cannot take a transfer back', () =>
    given(created(), transferred).when(transferTo(ann.userId)).thenRefused('project.notOwner'))

  it('PRJ-06 refuses a transfer to an e-mail of nobody', () =>
    given(created()).when(transferTo(null)).thenRefused('project.userNotFound'))

  it('PRJ-06 refuses a transfer to the owner', () =>
    given(created()).when(transferTo(ann.userId)).thenRefused('project.alreadyOwner'))

  it('ORG-06 refuses a transfer to somebody whose access profile forbids owning projects', () =>
    given(created()).when(transferTo(bia, false)).thenRefused('project.ownershipForbidden'))
})

describe('Leaving a project', () => {
  const left: ProjectEvent = { type: 'ProjectLeft', data: { projectId, userId: bia, before: { roles: ['team'] } } }

  it('PRJ-08 leaving takes one’s own roles away', () => {
    givenBia(created(), shared(bia, ['team']), shared(caio, ['team']))
      .when(ask('LeaveProject'))
      .then(left)
    expect(placeAfter(created(), shared(bia, ['team']), shared(caio, ['team']), left)?.roles).toEqual({
      [caio]: ['team'],
    })
  })

  it('PRJ-08 somebody who left is back once the project is shared again', () => {
    given(created(), shared(bia, ['team']), left)
      .when(shareWith(bia, 'team'))
      .then(shared(bia, ['team']))
    expect(placeAfter(created(), shared(bia, ['team']), left, shared(bia, ['team']))?.roles).toEqual({
      [bia]: ['team'],
    })
  })

  it('PRJ-08 a manager, who is not the owner, lets nobody in again who left', () => {
    const manager = shared(bia, ['manager'])
    const caioLeft: ProjectEvent = { type: 'ProjectLeft', data: { ...left.data, userId: caio } }
    const before = [created(), manager, shared(caio, ['team']), caioLeft]
    givenBia(...before)
      .when(shareWith(caio, 'team'))
      .thenRefused('project.leftByThemself')
    given(...before)
      .when(shareWith(caio, 'team'))
      .then(shared(caio, ['team']))
    // Who was let in again by the owner, and whom somebody else removed, any manager lets in.
    const removed: ProjectEvent = {
      type: 'ProjectUnshared',
      data: { projectId, userId: caio, before: { roles: ['team'] } },
    }
    givenBia(...before, shared(caio, ['team']), removed)
      .when(shareWith(caio, 'team'))
      .then(shared(caio, ['team']))
  })

  it('PRJ-06 PRJ-08 whoever left and is given the project has not left it any more', () => {
    const transferred = (ownerId: string, from: string): ProjectEvent => ({
      type: 'ProjectTransferred',
      data: { projectId, ownerId, before: { ownerId: from } },
    })
    const unshared: ProjectEvent = {
      type: 'ProjectUnshared',
      data: { projectId, userId: bia, before: { roles: ['manager'] } },
    }
    given(created(), shared(bia, ['team']), left, transferred(bia, ann.userId), transferred(caio, bia), unshared)
      .when(shareWith(bia, 'team'))
      .then(shared(bia, ['team']))
  })

  it('leaving twice is leaving once', () =>
    givenBia(created(), shared(bia, ['team']), left)
      .when(ask('LeaveProject'))
      .thenNothing())

  it('PRJ-08 refuses the owner who wants to leave', () =>
    given(created()).when(ask('LeaveProject')).thenRefused('project.ownerCannotLeave'))
})

describe('A favourite', () => {
  const marked: ProjectEvent = { type: 'ProjectMarkedFavorite', data: { projectId, userId: ann.userId } }
  const unmarked: ProjectEvent = { type: 'ProjectUnmarkedFavorite', data: { projectId, userId: ann.userId } }
  const mark = (favorite: boolean) => ask('MarkFavorite', { favorite })

  it('PRJ-02 a favourite is marked and unmarked', () => {
    given(created()).when(mark(true)).then(marked)
    given(created(), marked).when(mark(false)).then(unmarked)
    given(created(), marked, unmarked).when(mark(true)).then(marked)
  })

  it('a favourite is marked or unmarked once', () => {
    given(created()).when(mark(false)).thenNothing()
    given(created(), marked).when(mark(true)).thenNothing()
    given(created(), marked, unmarked).when(mark(false)).thenNothing()
  })

  it('PRJ-02 each person has their own favourites', () => {
    givenBia(created(), marked)
      .when(mark(true))
      .then({ type: 'ProjectMarkedFavorite', data: { projectId, userId: bia } })
    givenBia(created(), marked).when(mark(false)).thenNothing()
  })
})

describe('Deleting a project', () => {
  const remove = (pitch: string) => ask('DeleteProject', { pitch })

  it('PRJ-07 deleting takes the pitch, and records what the project was', () =>
    given(created()).when(remove(details.pitch)).then(deleted()))

  it.each(['', 'ponte sobre o rio', 'Ponte sobre o rio '])('PRJ-07 refuses to delete with %j as the pitch', (pitch) =>
    given(created()).when(remove(pitch)).thenRefused('project.pitchDiffers'),
  )

  it('PRJ-07 PRJ-13 refuses to delete a project under a legal hold', () => {
    const held: RetentionEvent = { type: 'LegalHoldPlaced', data: { projectId, reason: 'Processo judicial' } }
    const before = { reason: 'Processo judicial', placedAt: at }
    const lifted: RetentionEvent = { type: 'LegalHoldLifted', data: { projectId, reason: 'Encerrado', before } }
    given(created(), held).when(remove(details.pitch)).thenRefused('project.onLegalHold')
    given(created(), held, lifted).when(remove(details.pitch)).then(deleted())
  })

  it('PRJ-07 deleting takes the present pitch, not an earlier one', () => {
    const history: ProjectEvent[] = [
      created(),
      {
        type: 'ProjectDetailsChanged',
        data: { projectId, pitch: 'Ponte nova', before: { pitch: details.pitch } },
      },
    ]
    given(...history)
      .when(remove(details.pitch))
      .thenRefused('project.pitchDiffers')
    given(...history)
      .when(remove('Ponte nova'))
      .then({ type: 'ProjectDeleted', data: { projectId, before: { ...details, pitch: 'Ponte nova' } } })
  })

  it('PRJ-07 only the owner deletes a project', () =>
    givenBia(created(), shared(bia, ['manager']))
      .when(remove(details.pitch))
      .thenRefused('project.notOwner'))

  it('PRJ-07 access finds no deleted project', () => {
    expect(placeAfter(created())).toMatchObject({ projectId, ownerId: ann.userId })
    expect(placeAfter(created(), deleted())).toBeUndefined()
  })
})

describe('Whatever is asked of a project', () => {
  const people = [ann.userId, bia, caio]
  const anyOf = fc.constantFrom
  const person = anyOf(...people)
  const asker = person.map((userId) => ({ actor: { ...ann, userId }, at }))
  const roles = fc.subarray<ProjectRole>(['team', 'stakeholder'], { minLength: 1 })
  const commands: fc.Arbitrary<ProjectCommand> = fc.oneof(
    fc.tuple(person, roles).map(([userId, as]) => ask('ShareProject', { userId, as })),
    person.map((userId) => ask('AppointManager', { userId })),
    person.map((userId) => ask('UnshareProject', { userId })),
    fc.tuple(fc.option(person), fc.boolean()).map(([userId, mayOwn]) => transferTo(userId, mayOwn)),
    fc.constant(ask('LeaveProject')),
    fc.boolean().map((favorite) => ask('MarkFavorite', { favorite })),
    anyOf(...projectStatuses).map((status) => ask('ChangeProjectStatus', { status })),
    anyOf('Ponte', 'Ponte nova').map((pitch) => ask('ChangeProjectDetails', { pitch })),
    anyOf(source, null).map((customerId) => ask('ChangeProjectCustomer', { customerId })),
    anyOf('Ponte', 'Ponte velha').map((pitch) => ask('DeleteProject', { pitch })),
  )
  const creation = { command: create({ shares: [share(bia, 'team')] }), by: { actor: ann, at } }
  const histories = fc
    .array(fc.record({ command: commands, by: asker }), { maxLength: 40, size: 'max' })
    .map((sent) => obeyAll(project, [creation, ...sent]))

  it('PRJ-06 PRJ-12 a project has one owner without other roles, and everyone else has some role or none', () =>
    fc.assert(
      fc.property(histories, (history) => {
        for (const { after } of history) {
          expect(people).toContain(after?.ownerId)
          expect(Object.keys(after?.roles ?? {})).not.toContain(after?.ownerId)
          for (const held of Object.values(after?.roles ?? {})) {
            expect(held).not.toEqual([])
            expect(new Set(held).size).toBe(held.length)
          }
        }
      }),
    ))

  it('PRJ-06 PRJ-07 only the owner transfers or deletes a project, and nothing follows a deletion', () =>
    fc.assert(
      fc.property(histories, (history) => {
        for (const { by, before, events, after } of history.slice(1)) {
          const owned = before?.ownerId === (by.actor.kind === 'user' && by.actor.userId)
          if (!owned) expect(after).toMatchObject({ ownerId: before?.ownerId, deleted: before?.deleted })
          if (before?.deleted) expect(events).toEqual([])
        }
      }),
    ))

  it('every event of a project fits its contract', () =>
    fc.assert(
      fc.property(histories, (history) => {
        for (const { type, data } of history.flatMap(({ events }) => events))
          expect({ ...projectEvents, ...retentionEvents }[type].parse(data)).toEqual(data)
      }),
    ))
})

describe('A project that is not there, or not any more,', () => {
  const sent = [
    ask('ChangeProjectDetails', { pitch: 'x' }),
    ask('ChangeProjectCustomer', { customerId: source }),
    ask('ChangeProjectStatus', { status: 'paused' }),
    shareWith(bia, 'team'),
    ask('UnshareProject', { userId: bia }),
    ask('AppointManager', { userId: bia }),
    transferTo(bia),
    ask('LeaveProject'),
    ask('MarkFavorite', { favorite: true }),
    ask('DeleteProject', { pitch: details.pitch }),
    ask('PassOnProject', { userId: ann.userId, successorId: bia }),
    ask('FinishProjectCopy'),
    ask('EndProjectCopy', { reason: 'sourceClosed' }),
    ask('PlaceLegalHold', { reason: 'x' }),
    ask('LiftLegalHold', { reason: 'x' }),
    ask('AnnounceErasure'),
    ask('EraseActionLog'),
  ]

  it.each(sent.map((command) => [command.type, command] as const))('refuses %s', (_, command) => {
    given().when(command).thenRefused('project.unknown')
    given(created(), deleted()).when(command).thenRefused('project.unknown')
  })

  it('refuses every command but its creation', () =>
    expect(['CreateProject', 'MoveProjectCustomer', ...sent.map(({ type }) => type)].sort()).toEqual(
      Object.keys(project.decide).sort(),
    ))

  it('ORG-10 moves no customer of it', () => {
    const move = ask('MoveProjectCustomer', { from: null, to: source, text: 'Prefeitura' })
    given().when(move).thenNothing()
    given(created(), deleted()).when(move).thenNothing()
  })
})

describe('A project that is being copied', () => {
  const begun = [created({ copiedFrom: source }), copyStarted]
  const finished: ProjectEvent = { type: 'ProjectCopyFinished', data: { projectId } }
  const ended: ProjectEvent = { type: 'ProjectCopyEnded', data: { projectId, reason: 'sourceClosed' } }
  const finish = ask('FinishProjectCopy')
  const end = ask('EndProjectCopy', { reason: 'sourceClosed' })
  const remove = ask('DeleteProject', { pitch: details.pitch })

  it('PRJ-01 a project is whole once its copy is finished', () => {
    given(...begun)
      .when(finish)
      .then(finished)
    expect(placeAfter(...begun)?.copying).toBe('underWay')
    expect(placeAfter(...begun, finished)?.copying).toBeUndefined()
  })

  it('PRJ-01 a copy that ends records its reason', () => {
    given(...begun)
      .when(end)
      .then(ended)
    expect(placeAfter(...begun, ended)?.copying).toBe('ended')
  })

  it('PRJ-01 a copy finishes or ends, once', () => {
    for (const command of [finish, end])
      for (const last of [finished, ended])
        given(...begun, last)
          .when(command)
          .thenNothing()
    given(created()).when(finish).thenNothing()
    given(created()).when(end).thenNothing()
  })

  it('PRJ-07 a copy is removed once it has ended, and not before', () => {
    given(...begun)
      .when(remove)
      .thenRefused('project.beingCopied')
    given(...begun, ended)
      .when(remove)
      .then(deleted())
  })
})

function placeAfter(...history: ProjectEvent[]) {
  return placeOf(
    fold(
      project,
      history.map((event) => ({ ...event, at })),
    ),
  )
}
function ask<Type extends ProjectCommand['type']>(type: Type, data: object = {}): ProjectCommand {
  return { type, data: { projectId, ...data } } as ProjectCommand
}
function create(changes: object = {}) {
  const defaults = { organizationId, ownerId: ann.userId, mayOwn: true, copiedFrom: null, shares: [] }
  return ask('CreateProject', { ...defaults, ...details, ...changes })
}
function share(userId: string, ...as: ProjectRole[]) {
  return { userId, as }
}
function shareWith(userId: string | null, ...as: ProjectRole[]) {
  return ask('ShareProject', { userId, as })
}
function transferTo(userId: string | null, mayOwn = true) {
  return ask('TransferProject', { userId, mayOwn })
}
function created(changes: { ownerId?: string; copiedFrom?: string } = {}): ProjectEvent {
  const data = { projectId, organizationId, ownerId: ann.userId, copiedFrom: null, ...details, ...changes }
  return { type: 'ProjectCreated', data }
}
function shared(userId: string, roles: ProjectRole[], before: ProjectRole[] = []): ProjectEvent {
  return { type: 'ProjectShared', data: { projectId, userId, roles, before: { roles: before } } }
}
function became(status: (typeof projectStatuses)[number], before: (typeof projectStatuses)[number]): ProjectEvent {
  return { type: 'ProjectStatusChanged', data: { projectId, status, before: { status: before } } }
}
function deleted(): ProjectEvent {
  return { type: 'ProjectDeleted', data: { projectId, before: details } }
}
