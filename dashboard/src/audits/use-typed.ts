/** A text that is typed into a filter: passed on after a pause, and replaced when the filter changes otherwise. */
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

/**
 * @param value the filter's value in the address
 * @param onTyped receives the text when nothing was typed for `pauseMs`
 */
export function useTyped(value: string, onTyped: (text: string) => void, pauseMs: number) {
  const [state, setState] = useState({ text: value, seen: value, sent: value });
  // The field stays the same element, so that it keeps the focus when its own text arrives in the address.
  if (value !== state.seen) setState({ ...state, seen: value, text: value === state.sent ? state.text : value });
  const send = useDebouncedCallback((typed: string) => {
    const sent = typed.trim();
    setState((current) => ({ ...current, sent }));
    onTyped(sent);
  }, pauseMs);
  return {
    value: state.text,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const text = currentTarget.value;
      setState((current) => ({ ...current, text }));
      send(text);
    },
  };
}
