import { expect, it } from 'vitest'
import { browserForTests, enter, expectAccessible } from '../browser/browser'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { approverAt } from './approverWindow'
import { askedDocument, ownPassword } from './askedDocument'

const open = browserForTests()
const theWorld = await world()
const { url } = theWorld.prumo
const neverAccepted = 'Você ainda não aceitou nenhum conteúdo deste documento.'

it.each(['approve', 'return'] as const)(
  'DOC-04 says that nothing was accepted until something was, and keeps the day of it beside the decision: %s',
  async (act) => {
    const { author, approvers, projectId, documentId } = await askedDocument(theWorld)
    const [bia] = approvers as [Person]
    const { page, troubles } = await open()
    const approver = approverAt(page)
    const never = page.getByText(neverAccepted)
    const acceptedThis = page.getByText(/^Você aceitou este conteúdo em \d\d\/\d\d\/\d{4}/)
    await enter(page, url, bia.email, ownPassword)
    await page.goto(`${url}/documents/approvals/${projectId}/${documentId}`)
    await page.getByRole('button', { name: 'Aceitar analisar' }).waitFor()
    expect([await never.count(), await acceptedThis.count()]).toEqual([1, 0])

    await page.getByRole('button', { name: 'Aceitar analisar' }).click()
    await acceptedThis.waitFor()
    expect(await never.count()).toBe(0)

    await approver.queue.focus()
    await (act === 'approve' ? approver.writeApproval('De acordo.') : approver.writeReturn('Falta a laje.'))
    await approver.sign()
    await approver.typePassword()
    await approver[act === 'approve' ? 'approved' : 'returned'].waitFor()
    const both = act === 'approve' ? /Aceitou em .+ · Aprovou em / : /Aceitou em .+ · Devolveu em /
    await page.getByText(both).waitFor()
    expect(await never.count()).toBe(0)
    await expectAccessible(page, 'decided')

    await page.reload()
    await page.getByText(both).waitFor()
    expect(await never.count()).toBe(0)
    const analyst = await open()
    await enter(analyst.page, url, author.email)
    await analyst.page.goto(`${url}/documents/sign-off/${projectId}/${documentId}`)
    await analyst.page.getByText(both).waitFor()
    // A browser says of the password that is asked for that a request failed.
    expect(troubles.filter((trouble) => !trouble.includes('409'))).toEqual([])
  },
)
