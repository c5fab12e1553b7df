import '../../style/online.css';
import { lookOf } from '@marchlands/kit/seats.ts';
import type { ChatLine } from '@marchlands/server/store/chats.ts';
import { Flag, MessageCircleOff, MoreHorizontal, SendHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { stateOf, useFollowed } from '../../ui/use-followed.ts';
import { remoteWords } from '../../words/remote.ts';
import type { OnlineTable } from './online-table.ts';
import { request } from './request.ts';

const text = remoteWords.chat;
/** Most characters of a line. */
const MOST = 500;

/** The table's chat, with an input. */
export function ChatPanel({ online, onRead }: { online: OnlineTable; onRead?: (count: number) => void }) {
  const { chat, viewer, table } = useFollowed(online, stateOf);
  const [line, setLine] = useState('');
  const [channel, setChannel] = useState<ChatLine['channel']>('players');
  const [problem, setProblem] = useState<string | null>(null);
  const [about, setAbout] = useState<ChatLine | null>(null);
  const [gone, setGone] = useState<readonly string[]>([]);
  const list = useRef<HTMLOListElement>(null);
  const isSeated = viewer !== null && viewer >= 0;
  const watching = table?.watching ?? 0;
  const heard = chat.filter(({ guest }) => !gone.includes(guest));
  useEffect(() => onRead?.(chat.length), [chat.length, onRead]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line moves the list
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [chat.length]);

  async function say(event: FormEvent) {
    event.preventDefault();
    const said = line.trim();
    if (said === '') return;
    const done = await online.say({ kind: 'chat', channel: isSeated ? channel : 'spectators', text: said });
    setProblem(done.ok ? null : done.problem.message);
    if (done.ok) setLine('');
  }

  return (
    <section className="chat" aria-label={text.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard */}
      <ol className="chat-lines" ref={list} tabIndex={0} aria-live="polite" aria-label={text.title}>
        {heard.length === 0 && <li className="soft">{text.empty}</li>}
        {heard.map((one) => (
          <li
            key={`${one.channel}/${one.seq}`}
            className="chat-line"
            style={{ borderLeftColor: one.seat === null ? 'transparent' : lookOf(one.seat).colour }}
          >
            <span>
              <strong>{one.name}</strong>
              {one.seat === null && <span className="soft"> ({text.spectator})</span>}
              {one.seat !== null && one.channel === 'spectators' && <span className="soft"> → {text.spectators}</span>}
              <span className="chat-text"> {one.text}</span>
            </span>
            <button
              type="button"
              className="button quiet icon"
              aria-label={text.more(one.name)}
              onClick={() => setAbout(one)}
            >
              <MoreHorizontal size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <form className="chat-form" onSubmit={(event) => void say(event)}>
        {watching > 0 && (
          <span className="chat-watch soft">
            {remoteWords.watching(watching)}
            {isSeated && (
              <select
                className="field"
                aria-label={text.to}
                value={channel}
                onChange={({ target }) => setChannel(target.value === 'players' ? 'players' : 'spectators')}
              >
                <option value="players">{text.players}</option>
                <option value="spectators">{text.spectators}</option>
              </select>
            )}
          </span>
        )}
        <span className="chat-say">
          <input
            className="field"
            value={line}
            maxLength={MOST}
            aria-label={text.text}
            placeholder={text.text}
            autoComplete="off"
            onChange={({ target }) => setLine(target.value)}
          />
          <button type="submit" className="button icon" aria-label={text.say} aria-disabled={line.trim() === ''}>
            <SendHorizontal size={20} aria-hidden="true" />
          </button>
        </span>
      </form>
      {about !== null && (
        <About
          tableId={online.id}
          line={about}
          onMuted={() => setGone([...gone, about.guest])}
          onClose={() => setAbout(null)}
        />
      )}
    </section>
  );
}

/** Actions on a line: mute its writer, or report it. */
function About({
  tableId,
  line,
  onMuted,
  onClose,
}: {
  tableId: string;
  line: ChatLine;
  onMuted: () => void;
  onClose: () => void;
}) {
  const [why, setWhy] = useState('');
  const [told, setTold] = useState<string | null>(null);

  async function mute() {
    const done = await request('PUT', `/api/guest/mutes/${line.guest}`);
    setTold(done.ok ? text.muted(line.name) : done.problem.message);
    if (done.ok) onMuted();
  }

  async function report(event: FormEvent) {
    event.preventDefault();
    const done = await request('POST', `/api/tables/${tableId}/reports`, {
      channel: line.channel,
      seq: line.seq,
      why: why.trim(),
    });
    setTold(done.ok ? text.reported : done.problem.message);
  }

  return (
    <Dialog title={text.more(line.name)} onClose={onClose}>
      <blockquote className="chat-quote">{line.text}</blockquote>
      {told !== null && <p role="status">{told}</p>}
      <div className="menu">
        <button type="button" className="button" onClick={() => void mute()}>
          <MessageCircleOff size={20} aria-hidden="true" /> {text.mute(line.name)}
        </button>
      </div>
      <form className="chat-form" onSubmit={(event) => void report(event)}>
        <label>
          {text.why}
          <input
            className="field"
            value={why}
            maxLength={MOST}
            required
            onChange={({ target }) => setWhy(target.value)}
          />
        </label>
        <button type="submit" className="button">
          <Flag size={20} aria-hidden="true" /> {text.report}
        </button>
      </form>
    </Dialog>
  );
}
