import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What somebody does who designs a form, in the designer of a document. */
export const designerAt = (page: Page) => ({
  /** In the project's list of documents: makes one, and opens its designer. */
  createDocument: async (title: string) => {
    await page.getByRole('button', { name: 'Criar documento' }).click()
    await page.getByRole('dialog').getByLabel('Título').fill(title)
    await page.getByRole('dialog').getByRole('button', { name: 'Criar documento' }).click()
    await page.getByRole('link', { name: 'Montar o formulário' }).click()
  },
  addSection: async (name: string) => {
    await page.getByRole('button', { name: 'Adicionar seção' }).click()
    const field = page.getByRole('textbox', { name: 'Nome da seção' })
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name, exact: true }).first().waitFor()
  },
  addField: async (section: string, kind: string, name: string, more: () => Promise<void> = async () => undefined) => {
    await page.getByRole('button', { name: `Adicionar campo em ${section}` }).click()
    await page.getByRole('menuitem', { name: kind, exact: true }).click()
    await page.getByLabel('Nome do campo').fill(name)
    await more()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByLabel('Nome do campo').waitFor({ state: 'detached' })
  },
})
