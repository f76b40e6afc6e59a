import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks, showIn } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { signingIn } from '../browser/signingIn'
import { proveAddress } from '../world/letters'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, colleague, project, folder } = await world()

it('AUD-01 an auditor signs, sends, takes and verifies what proves the action log', async () => {
  const ana = await founder()
  await proveAddress(folder, await colleague(ana))
  await project(ana, { pitch: 'Ponte norte' })
  const { page, troubles } = await signingIn(open, prumo.url)(ana)
  await goWithin(page, '/action-log')
  await page.getByRole('link', { name: 'Provas do registro' }).click()
  await page.getByText('Nenhum ponto de verificação foi assinado ainda').waitFor()

  await page.getByLabel('Bia Rocha').check()
  await page.getByLabel('Endereço que recebe cada ponto de verificação').fill('https://u:p@registro.example')
  await page.getByRole('button', { name: 'Salvar destinos' }).click()
  await page.getByText('Use um endereço https público').waitFor()
  await page.getByLabel('Endereço que recebe cada ponto de verificação').fill('https://127.0.0.1/pontas')
  await page.getByRole('button', { name: 'Salvar destinos' }).click()
  await page.getByText('Destinos salvos').first().waitFor()

  await page.getByRole('button', { name: 'Assinar agora' }).click()
  const heads = page.getByRole('list', { name: 'Pontos de verificação assinados' })
  await heads.getByText('Pasta fora do banco de dados').waitFor()
  await heads.getByText('E-mail a Bia Rocha').waitFor()
  await heads.getByText('Não entregue').waitFor()
  await picture(page, 'proof-light-1280')

  const taking = page.waitForEvent('download')
  await heads
    .getByRole('button', { name: /^Baixar ponto de verificação/ })
    .first()
    .click()
  expect((await taking).suggestedFilename()).toMatch(/\.checkpoint$/)
  await heads.getByText('Baixado por Ana Souza').waitFor()

  const exporting = page.waitForEvent('download', (file) => file.suggestedFilename().startsWith('log-proof'))
  await page.getByRole('button', { name: 'Exportar com provas' }).click()
  const path = join(folder, 'export.jsonl')
  await (await exporting).saveAs(path)

  const verify = page.getByRole('region', { name: 'Conferir um arquivo' })
  await verify
    .getByLabel('Comparar com pontos de verificação meus')
    .setInputFiles(join(folder, 'heads', ana.organizationId, 'latest.checkpoint'))
  await verify.getByText('1 arquivo de pontos de verificação será comparado').waitFor()
  await verify.getByLabel('Escolher arquivo').setInputFiles(path)
  await verify.getByText('CONFERE: tudo o que foi verificado está correto.').waitFor()
  await picture(page, 'proof-verified')
  // A verdict is on a file against heads: with other heads it is another one, and the file is not chosen again.
  const ownHeads = verify.getByLabel('Comparar com pontos de verificação meus')
  await ownHeads.setInputFiles({ name: 'head.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await verify.getByText('CONFERE: tudo o que foi verificado está correto.').waitFor({ state: 'detached' })
  await ownHeads.setInputFiles(join(folder, 'heads', ana.organizationId, 'latest.checkpoint'))
  await verify.getByText('CONFERE: tudo o que foi verificado está correto.').waitFor()
  const altered = (await readFile(path, 'utf8')).replace('Ponte norte', 'Ponte velha')
  await verify
    .getByLabel('Escolher arquivo')
    .setInputFiles({ name: 'outra.jsonl', mimeType: 'text/plain', buffer: Buffer.from(altered) })
  await verify.getByText('NÃO CONFERE: isto não é o que foi registrado.').waitFor()
  await verify
    .getByLabel('Escolher arquivo')
    .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await verify.getByText('não é uma exportação com provas').waitFor()

  // An export of before a head that is kept is nothing wrong, and is not what is so now.
  const newest = join(folder, 'heads', ana.organizationId, 'latest.checkpoint')
  const head = await readFile(newest, 'utf8')
  await ana.act('SignHead', {})
  await expect.poll(() => readFile(newest, 'utf8')).not.toBe(head)
  await ownHeads.setInputFiles(newest)
  await verify.getByLabel('Escolher arquivo').setInputFiles(path)
  await verify.getByText(/^MAIS ANTIGO: íntegro até o registro \d+, de \d\d\/\d\d\/\d{4}.* vão até o \d+,/).waitFor()
  await expectAccessible(page, 'a file that is older than the heads')
  await inOtherLooks(page, () => expectNoSidewaysScroll(page, 'a file that is older than the heads'), [{ width: 390 }])
  await picture(page, 'proof-older')

  await goWithin(page, '/action-log')
  await page.getByRole('row').filter({ hasText: 'Ponte norte' }).first().click()
  await page.getByRole('button', { name: 'Provar esta ação' }).click()
  await page.getByText(/^Provado: é o registro \d+/).waitFor()
  const keeping = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Guardar a prova' }).click()
  const kept = join(folder, 'one.jsonl')
  await (await keeping).saveAs(kept)
  await goWithin(page, '/action-log/proof')
  await page.getByLabel('Escolher arquivo').setInputFiles(kept)
  await page.getByText('CONFERE: tudo o que foi verificado está correto.').waitFor()
  expect(troubles.filter((trouble) => !trouble.includes('status of 422'))).toEqual([])

  await showIn(page, { width: 390, language: 'en', colorMode: 'dark' })
  await goWithin(page, '/action-log')
  await page.getByRole('row').nth(1).click()
  await page.getByRole('button', { name: 'Prove this action' }).click()
  await page.getByText('which no checkpoint covers yet').waitFor()
  await page.getByRole('link', { name: 'Sign one under Proofs of the log' }).click()
  await page.getByRole('heading', { name: 'Proofs of the log' }).waitFor()
  await page.getByRole('list', { name: 'Signed checkpoints' }).waitFor()
  await expectAccessible(page, 'the proofs of the log')
  await expectNoSidewaysScroll(page, 'the proofs of the log')
  await picture(page, 'proof-dark-390')
})
