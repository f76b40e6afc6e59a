import { expect, it } from 'vitest'
import { world } from '../world/world'
import { anApprover, askedDocument } from './askedDocument'

const theWorld = await world()

it('COM-01 DOC-04 what is said of a document is heard by who may see it, and voids nothing', async () => {
  const author = await theWorld.founder()
  const bia = await anApprover(theWorld, author)
  const document = await askedDocument(theWorld, { author, approvers: [bia] })
  const { projectId, documentId } = document
  await document.approve(bia)
  const caio = await theWorld.colleague(author)
  await author.act('ShareProject', { projectId, email: caio.email, as: ['team'] })
  const target = { kind: 'document' as const, id: documentId }
  const comment = { projectId, target, commentId: crypto.randomUUID(), content: [{ text: 'Falta a foto 3' }] }
  await caio.act('AddComment', comment)

  const subject = { projectId, kind: 'document' as const, targetId: documentId }
  const heard = (await bia.ask('comments', subject)).items
  expect(heard.map(({ authorId, content }) => [authorId, content])).toEqual([[caio.userId, comment.content]])
  expect((await author.ask('comments', { ...subject, kind: 'project', targetId: projectId })).items).toEqual([])
  expect((await document.round()).round, 'nobody is asked afresh').toBe(1)
  const more = { ...comment, commentId: crypto.randomUUID() }
  expect((await bia.attempt('AddComment', more)).status, 'who only reads says nothing').toBe(403)
  const changed = { ...comment, content: [{ text: 'Nada falta' }] }
  expect((await author.attempt('UpdateComment', changed)).body.code).toBe('comment.notAuthor')

  const elsewhere = await theWorld.project(author)
  expect((await author.attempt('AddComment', { ...more, projectId: elsewhere })).body.code).toBe(
    'discussion.targetUnknown',
  )
  const stranger = await theWorld.founder()
  expect((await stranger.attempt('AddComment', more)).status).toBe(404)
  expect((await stranger.inquire('comments', subject)).status).toBe(404)
})

it('COM-01 DOC-06 nothing more is said of a deleted document, and what was said comes back with it', async () => {
  const document = await askedDocument(theWorld, { isRequested: false })
  const { author, projectId, documentId } = document
  const comment = { projectId, target: { kind: 'document' as const, id: documentId }, content: [{ text: 'Conferir' }] }
  await author.act('AddComment', { ...comment, commentId: crypto.randomUUID() })
  await author.act('DeleteDocument', { projectId, documentId, reason: 'Em duplicidade' })
  const more = await author.attempt('AddComment', { ...comment, commentId: crypto.randomUUID() })
  expect(more.body.code).toBe('discussion.targetUnknown')
  await author.act('RestoreDocument', { projectId, documentId })
  const { items } = await author.ask('comments', { projectId, kind: 'document', targetId: documentId })
  expect(items.map(({ content }) => content)).toEqual([comment.content])
})
