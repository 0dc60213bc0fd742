import { describe, expect, it } from 'vitest'
import type { ViewMessage } from '../../net/types'
import { undoOf } from './undo'

function told(retract: boolean): ViewMessage {
  return { back: { retract, undo: true } } as unknown as ViewMessage
}

describe('taking back', () => {
  it('happens at once where nobody has learnt anything', () => {
    expect(undoOf({ newest: told(true), seat: 0 }, [false, false])).toBe('retract')
  })

  it('happens at once among bots, and needs agreement among people', () => {
    expect(undoOf({ newest: told(false), seat: 0 }, [false, true])).toBe('undo')
    expect(undoOf({ newest: told(false), seat: 1 }, [false, false])).toBe('undo-ask')
    expect(undoOf({ newest: null, seat: 0 }, [false, true, false])).toBe('undo-ask')
  })
})
