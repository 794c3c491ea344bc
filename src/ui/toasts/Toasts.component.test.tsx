import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { CONTROL_WORDS } from '#content/words/en/controls.ts';
import { ControlWordsContext } from '#ui/control-words.ts';

import { show } from '../../../tests/component/island.tsx';
import { showToast } from './store.ts';
import { Toasts } from './Toasts.tsx';
import './toasts.css';

const region = page.getByRole('region', { name: 'Notifications' });
const toasts = region.getByRole('listitem');
const elsewhere = page.getByRole('button', { name: 'Elsewhere' });

beforeEach(async () => {
  await show(
    <ControlWordsContext value={CONTROL_WORDS}>
      <button type="button">Elsewhere</button>
      <Toasts />
    </ControlWordsContext>,
  );
});

describe('the toasts', () => {
  test('are reached by Alt+T, left by Escape, and stay while focused', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    showToast({ title: 'Saved', description: 'It is kept.' });
    await expect.element(toasts).toBeVisible();
    (elsewhere.element() as HTMLElement).focus();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect.element(region).toHaveFocus();
    vi.advanceTimersByTime(30_000);
    await expect.element(toasts).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(elsewhere).toHaveFocus();
    vi.advanceTimersByTime(30_000);
    await expect.element(toasts).not.toBeInTheDocument();
    vi.useRealTimers();
  });

  test('show a failure until it is closed, and a repeated one once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    for (let time = 0; time < 3; time += 1) {
      showToast({ title: 'Login Failed', description: 'Invalid credentials', tone: 'destructive' });
    }
    await expect.element(toasts).toMatchTextContent('Invalid credentials');
    vi.advanceTimersByTime(120_000);
    await expect.element(toasts).toBeVisible();
    await page.getByRole('button', { name: 'Close: Login Failed' }).click();
    await expect.element(toasts).not.toBeInTheDocument();
    vi.useRealTimers();
  });

  test('stay after a short, slow swipe and close with a long one', async () => {
    showToast({ title: 'Login Failed', description: 'Invalid credentials', tone: 'destructive' });
    await expect.element(toasts).toBeVisible();
    const { width } = toasts.element().getBoundingClientRect();
    const swipe = (share: number, steps: number) =>
      userEvent.dragAndDrop(toasts, toasts, {
        sourcePosition: { x: 30, y: 20 },
        targetPosition: { x: 30 + width * share, y: 20 },
        steps,
      });
    await swipe(0.1, 100);
    await expect.element(toasts).toBeVisible();
    expect((toasts.element() as HTMLElement).style.translate).toBe('');
    await swipe(0.7, 20);
    await expect.element(toasts).not.toBeInTheDocument();
  });

  test('say when there are none', async () => {
    (elsewhere.element() as HTMLElement).focus();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect.element(page.getByText('No notifications right now.')).toBeVisible();
  });
});
