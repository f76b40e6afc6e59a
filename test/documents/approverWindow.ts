import type { Page } from 'playwright-core'
import { ownPassword } from './askedDocument'

/** What an approver of `askedDocument` does in a window of their own, by keyboard where that is enough. */
export const approverAt = (page: Page, title = 'Laudo de vistoria') => {
  const queue = page.getByRole('listbox', { name: 'Documentos que esperam por você' })
  const button = (name: string) => page.getByRole('button', { name })
  const password = page.getByLabel('Sua senha')
  const returned = page.getByText('Você devolveu este documento.')
  const approved = page.getByText('Você aprovou este documento.')
  /** Whoever has not typed it for a while is asked for it. */
  const typePassword = async () => {
    await password.fill(ownPassword)
    await page.keyboard.press('Enter')
  }
  return {
    queue,
    /** A telephone shows the only document that waits instead of the queue. */
    openQueue: async (url: string) => {
      await page.goto(`${url}/documents/approvals`)
      await queue.or(button('Aceitar analisar')).first().waitFor()
    },
    /** Opens the first that waits, and accepts it. */
    openAndAccept: async () => {
      await queue.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: title, level: 2 }).waitFor()
      await button('Aceitar analisar').waitFor()
      await page.keyboard.press('a')
      await button('Aprovar').waitFor()
    },
    writeReturn: async (reason: string) => {
      await page.keyboard.press('d')
      await page.getByLabel('Motivo da devolução').fill(reason)
    },
    writeApproval: async (opinion: string) => {
      await page.keyboard.press('p')
      await page.getByLabel('Parecer (opcional)').fill(opinion)
    },
    sign: () => button('Assinar').click(),
    typePassword,
    /** In a window that goes on it may have been typed a moment ago. */
    typePasswordIfItIsTime: async () => {
      await password.or(returned).or(approved).first().waitFor()
      if (await password.isVisible()) await typePassword()
    },
    returned,
    approved,
  }
}
