/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { setFlagsFromString } from 'node:v8'

jest.mock('node:v8', () => ({ ...jest.requireActual<object>('node:v8'), setFlagsFromString: jest.fn() }))

test('V8 knows the flag: it says nothing where it does not', async () => {
  await import('../../src/gatsby/smallHeap')
  const [flag] = jest.mocked(setFlagsFromString).mock.calls[0]!
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  expect(known).toContain(`${flag.split('=')[0]} (`)
})
