import type { ProjectPlace } from '@prumo/contracts/access'
import type { CommentContent, CommentEvent } from '@prumo/contracts/discussion/comments'
import { describe, it } from 'vitest'
import { ann, at, givenOf } from '../../test/given/given'
import { comments } from './comments'

const uuid = (last: string) => `00000000-0000-4000-8000-${last.padStart(12, '0')}`
const bia = { ...ann, userId: uuid('b1') }
const place = (roles: ProjectPlace['roles'] = {}): ProjectPlace => ({
  projectId: uuid('b'),
  organizationId: ann.organizationId,
  ownerId: uuid('99'),
  roles,
})
const as = (actor: typeof ann, roles?: ProjectPlace['roles']) => givenOf(comments, { actor, at, project: place(roles) })
const given = as(ann)

const ofComment = { projectId: uuid('b'), target: { kind: 'task', id: uuid('a1') }, commentId: uuid('c1') } as const
const content: CommentContent = [{ text: 'Concretagem liberada 👷🏽‍♀️ ' }, { mention: bia.userId }]
const better: CommentContent = [{ text: 'Concretagem liberada para sexta' }]
const added: CommentEvent = { type: 'CommentAdded', data: { ...ofComment, authorId: ann.userId, content } }
const updated: CommentEvent = {
  type: 'CommentUpdated',
  data: { ...ofComment, content: better, before: { content } },
}
const deleted: CommentEvent = {
  type: 'CommentDeleted',
  data: { ...ofComment, before: { authorId: ann.userId, content } },
}

describe('Comments', () => {
  it('COM-01 a comment is added in the name of its sender', () => {
    given()
      .when({ type: 'AddComment', data: { ...ofComment, content } })
      .then(added)
    given(added)
      .when({ type: 'AddComment', data: { ...ofComment, content } })
      .thenNothing()
  })

  it('COM-01 refuses an id that another comment has', () => {
    given(added)
      .when({ type: 'AddComment', data: { ...ofComment, content: better } })
      .thenRefused('comment.idTaken')
    as(bia)(added)
      .when({ type: 'AddComment', data: { ...ofComment, content } })
      .thenRefused('comment.idTaken')
    given(added, deleted)
      .when({ type: 'AddComment', data: { ...ofComment, content } })
      .thenRefused('comment.idTaken')
  })

  it('COM-01 authors update their comments, and the words before are recorded', () => {
    given(added)
      .when({ type: 'UpdateComment', data: { ...ofComment, content: better } })
      .then(updated)
    given(added)
      .when({ type: 'UpdateComment', data: { ...ofComment, content } })
      .thenNothing()
  })

  it('COM-01 refuses to update another person’s comment', () =>
    as(bia, { [bia.userId]: ['manager'] })(added)
      .when({ type: 'UpdateComment', data: { ...ofComment, content: better } })
      .thenRefused('comment.notAuthor'))

  it('COM-01 a comment is deleted by its author or by a manager of the project', () => {
    given(added).when({ type: 'DeleteComment', data: ofComment }).then(deleted)
    as(bia, { [bia.userId]: ['manager'] })(added)
      .when({ type: 'DeleteComment', data: ofComment })
      .then(deleted)
    as(bia, { [bia.userId]: ['team'] })(added)
      .when({ type: 'DeleteComment', data: ofComment })
      .thenRefused('comment.notAuthor')
  })

  it('COM-01 a deleted comment is unknown', () => {
    given(added, deleted).when({ type: 'DeleteComment', data: ofComment }).thenRefused('comment.unknown')
    given(added, deleted)
      .when({ type: 'UpdateComment', data: { ...ofComment, content: better } })
      .thenRefused('comment.unknown')
    given().when({ type: 'DeleteComment', data: ofComment }).thenRefused('comment.unknown')
  })
})
