import type { LoadedMeeting } from "#web/pages/office/committee/meeting/parts/meeting.ts";
import { Press } from "#web/pages/office/committee/meeting/parts/press.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { FoldedWords } from "#web/ui/folded-section/folded-words.tsx";

type Seat = LoadedMeeting["seats"][number];

/** The people in the room, and whether enough members are there for the dossier that is discussed. */
export function Room({ meeting }: { meeting: Pick<LoadedMeeting, "seats" | "room" | "recorderId"> }) {
  const text = useText("meeting");
  const format = useFormats();
  const { seats, room, recorderId } = meeting;
  const nameOf = (seat: Seat) => {
    if (room?.outside.includes(seat.id)) return text("meeting.seat.outside", { name: seat.name });
    if (!seat.isPresent && seat.leftAt)
      return text("meeting.seat.left", { name: seat.name, time: format.time(new Date(seat.leftAt)) });
    const marks = [
      seat.isChair && text("meeting.seat.chair"),
      seat.isRemote && text("meeting.seat.remote"),
      seat.id === recorderId && text("meeting.seat.records"),
      !seat.isMember && text("meeting.seat.guest"),
    ];
    return [seat.name, ...marks.filter(Boolean)].join(", ");
  };
  return (
    <div className="meeting__room">
      <strong>
        {room
          ? text("meeting.present", {
              present: room.present,
              able: room.able,
              needed: room.needed,
              isQuorate: String(room.isQuorate),
            })
          : text("meeting.presentAll", { count: seats.filter(({ isPresent }) => isPresent).length })}
      </strong>
      <ul>
        {seats.map((seat) => {
          const isOutside = !seat.isPresent || room?.outside.includes(seat.id);
          return (
            <li key={seat.id} className={classNames("meeting__seat", isOutside && "meeting__seat--out")}>
              {nameOf(seat)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Notes for others that they came or left, and names the person who records. */
export function Attendance({ meeting, callId }: { meeting: LoadedMeeting; callId: string }) {
  const text = useText("meeting");
  const { seats, guests, recorderId, isRecorder, mayOpen } = meeting;
  if (!meeting.isOpen || !(isRecorder || mayOpen)) return null;
  const isPresent = (id: string) => seats.some((seat) => seat.id === id && seat.isPresent);
  return (
    <FoldedWords title={text("meeting.change")}>
      <ul className="meeting__guests">
        {guests.map(({ id, name }) => (
          <li key={id}>
            <strong>{name}</strong>
            {isRecorder &&
              (["came", "byVideo", "left"] as const)
                .filter((intent) => (intent === "left") === isPresent(id))
                .map((intent) => (
                  <Press key={intent} callId={callId} intent={intent} values={{ person: id }}>
                    {text(`meeting.act.${intent}`)}
                    <span className="vh"> {name}</span>
                  </Press>
                ))}
            {mayOpen && isPresent(id) && id !== recorderId && (
              <Press callId={callId} intent="record" values={{ person: id }} variant="quiet">
                {text("meeting.act.record")}
                <span className="vh"> {name}</span>
              </Press>
            )}
          </li>
        ))}
      </ul>
    </FoldedWords>
  );
}
