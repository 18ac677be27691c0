import { useState } from "react";

import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { Slider } from "../../ui/controls/slider.tsx";
import { Switch } from "../../ui/controls/switch.tsx";
import { TextArea } from "../../ui/controls/text-area.tsx";
import { TextInput } from "../../ui/controls/text-input.tsx";
import { Card } from "../../ui/layout/card.tsx";

import page from "../ui-page.module.css";

const enrollment = [
  { value: "auto", label: "Open", hint: "Anybody who meets the requirements joins at once." },
  { value: "open", label: "Apply", hint: "You decide about each application." },
  { value: "closed", label: "Closed", hint: "By invitation only." },
] as const;

const speeds = ["0", "10", "20", "30", "40"].map((value) => ({
  value,
  label: value === "0" ? "Any speed" : `${value} WPM`,
}));

export function FieldSection() {
  const [text, setText] = useState("Quick Foxes");
  const [amount, setAmount] = useState("25000");
  const [secret, setSecret] = useState("correct horse");
  const [message, setMessage] = useState("Race with me at six! Whoever types fastest picks the next team colour.");
  const [speed, setSpeed] = useState("30");
  const [join, setJoin] = useState<(typeof enrollment)[number]["value"]>("open");
  const [on, setOn] = useState(true);
  const [volume, setVolume] = useState(50);
  return (
    <div className={page.wide}>
      <Card title="Fields">
        <div className={page.columns}>
          <TextInput label="Team name" mark="required" value={text} onValue={setText} maxLength={20} />
          <TextInput
            label="Cash"
            numeric
            maxLength={7}
            counter={false}
            hint="Digits only."
            value={amount}
            onValue={setAmount}
          />
          <TextInput
            label="Tag"
            value="TOOLONG"
            onValue={setText}
            maxLength={6}
            overflow
            errors={["This tag is taken. Try another one.", "A second error that waits."]}
          />
          <TextInput label="Password" type="password" autoComplete="off" value={secret} onValue={setSecret} />
          <TextInput
            label="E-mail"
            mark="optional"
            type="email"
            placeholder="you@example.com"
            value=""
            onValue={setText}
          />
          <TextInput label="Username" disabled value="fast_fox" onValue={setText} hint="It can't be changed." />
          <Select label="Minimum speed" options={speeds} value={speed} onValue={setSpeed} />
          <Select
            label="Country"
            options={[{ value: "", label: "Choose one" }]}
            value=""
            onValue={setText}
            errors="Please choose."
          />
          <Select label="World" disabled options={[{ value: "1", label: "World 1" }]} value="1" onValue={setText} />
          <TextArea label="Message of the Day" maxLength={500} overflow value={message} onValue={setMessage} />
          <TextArea label="Other requirements" disabled value="" placeholder="None" onValue={setMessage} />
          <RadioGroup label="Enrolment" options={enrollment} value={join} onValue={setJoin} />
          <div>
            <Checkbox label="I agree to the rules of the road" checked={on} onValue={setOn} />
            <Checkbox
              label="Send me news"
              hint="Once a month at most."
              checked={!on}
              onValue={(next) => setOn(!next)}
            />
            <Checkbox label="Locked" disabled checked onValue={setOn} />
          </div>
          <div>
            <Switch label="Allow team invites" checked={on} onValue={setOn} />
            <Switch label="Play offline" hint="Friends don't see you." checked={!on} onValue={(next) => setOn(!next)} />
            <Switch label="Locked" disabled checked={false} onValue={setOn} />
          </div>
          <div className={page.stack}>
            <Slider label="Volume" value={volume} onValue={setVolume} words={`${volume}%`} />
            <Slider label="Locked" value={20} onValue={setVolume} disabled />
            <RadioGroup
              label="Sounds"
              look="plates"
              value={on ? "fx" : "all"}
              options={[
                { value: "all", label: "All" },
                { value: "fx", label: "Only effects" },
                { value: "off", label: "Off", disabled: true },
              ]}
              onValue={(next) => setOn(next === "fx")}
            />
          </div>
        </div>
      </Card>
    </div>
  );
}
